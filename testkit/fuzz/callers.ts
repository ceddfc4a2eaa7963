/** The callers: a guest, and members whose session is reopened if a request has ended it. */
import type { Pool } from "pg";
import type { Requester } from "../http-request.ts";
import { openSessionFor } from "../session.ts";
import type { FuzzRequest } from "./requests.ts";

export interface Callers {
  readonly count: number;
  send(request: FuzzRequest, caller: number): Promise<Response>;
}

const HOSTS = ["localhost", "ru.localhost"];

export function callersOf(
  pool: Pool,
  sendRequest: Requester["send"],
  memberIds: readonly number[],
): Callers {
  const cookies = new Map<number, string>();
  const cookieOf = async (memberId: number): Promise<string> => {
    const session = await openSessionFor(pool, memberId);
    const cookie = `${session.name}=${session.value}`;
    cookies.set(memberId, cookie);
    return cookie;
  };
  return {
    count: memberIds.length + 1,
    async send({ method, path, headers, body }, caller) {
      const memberId = memberIds[caller - 1];
      const cookie =
        memberId === undefined ? undefined : (cookies.get(memberId) ?? (await cookieOf(memberId)));
      const response = await sendRequest(path, {
        method,
        headers: { host: HOSTS[caller % HOSTS.length]!, ...headers, ...(cookie && { cookie }) },
        ...(body !== undefined && { body }),
      });
      if (response.status === 401 && memberId !== undefined) cookies.delete(memberId);
      return response;
    },
  };
}
