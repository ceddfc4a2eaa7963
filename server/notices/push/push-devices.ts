import { isPushService } from "@felistry/domain/notices/push-services.ts";
import { hashOfSession } from "../../accounts/queries.ts";
import { envelopeText, type Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { pushKeys } from "./push-keys.ts";
import { deleteDevice, deleteFormer, insertDevice, selectDevices } from "./push-statements.ts";

const MOST_DEVICES = 10;

export const listPushDevices: Handler<"GET /me/push-devices"> = async (
  _input,
  { db, member, cookieHeader, services: { apart } },
) => {
  await pushKeys(apart);
  return envelopeText(
    (await selectDevices(db, { memberId: member.id, own: hashOfSession(cookieHeader) }))!,
    "",
  );
};

export const addPushDevice: Handler<"POST /me/push-devices"> = async (
  { body: { endpoint, keys } },
  { db, cookieHeader, services: { config } },
) => {
  if (!isPushService(endpoint, config.pushServices)) refuse("push_service_unknown");
  const own = hashOfSession(cookieHeader);
  await deleteFormer(db, { endpoint, own });
  const [device] = await insertDevice(db, { own, endpoint, ...keys, most: MOST_DEVICES });
  if (!device) refuse("too_many_devices");
  return { data: device };
};

export const removePushDevice: Handler<"DELETE /me/push-devices/{id}"> = async (
  { params: { id } },
  { db, member },
) => {
  const [gone] = await deleteDevice(db, { id, memberId: member.id });
  if (!gone) refuse("device_not_found");
  return { data: null };
};
