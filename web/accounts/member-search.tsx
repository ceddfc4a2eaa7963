import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import styles from "./member-search.module.css";
import { isSearchable } from "../cats/use-cat-search.ts";

const TYPING_PAUSE_MS = 300;
const FOUND_MAX = 10;

type MemberName = Answer<"GET /users">["data"][number];

export interface FoundMember {
  readonly id: number;
  readonly name: string;
}

interface MemberSearchProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required?: boolean;
  readonly choose: (member: FoundMember) => void;
}

/** Finds a member by name. The box itself is not sent with the form. */
export function MemberSearch({ name, label, hint, required = false, choose }: MemberSearchProps) {
  const { found, searching, onInput } = useMemberSearch();
  return (
    <div className={styles["members"]}>
      <TextField
        name={name}
        type="search"
        label={label}
        hint={hint}
        required={required}
        autoComplete="off"
        errors={{}}
        onInput={onInput}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <output className="soft">
        {searching ? m.catform_breeder_searching() : found && foundLine(found)}
      </output>
      {found && found !== "failed" && found.length > 0 && (
        <ul className={styles["found"]} aria-label={m.catform_breeder_member_choose()}>
          {found.map((member) => (
            <li key={member.id}>
              <Button look="second" small onClick={() => choose(member)}>
                {m.catform_breeder_option({ name: member.name, id: member.id })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function foundLine(found: readonly FoundMember[] | "failed"): string {
  if (found === "failed") return m.catform_breeder_failed();
  return found.length === 0
    ? m.catform_breeder_none()
    : m.catform_breeder_found({ count: found.length });
}

function useMemberSearch() {
  const { call } = usePageTools();
  const [found, setFound] = useState<readonly FoundMember[] | "failed" | null>(null);
  const [searching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Only the last search's answer counts: an earlier one may arrive later. */
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (q: string) => {
    const question = ++asked.current;
    setSearching(true);
    try {
      const { data } = await call("GET /users", { query: { q, limit: FOUND_MAX } });
      if (question === asked.current) setFound(data.map(memberOf));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (question === asked.current) setFound("failed");
    } finally {
      if (question === asked.current) setSearching(false);
    }
  };
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim().toLowerCase();
    clearTimeout(timer.current);
    if (text !== "" && isSearchable(text)) {
      timer.current = setTimeout(() => void ask(text), TYPING_PAUSE_MS);
      return;
    }
    asked.current++;
    setSearching(false);
    setFound(null);
  };
  return { found, searching, onInput };
}

function memberOf({ id, first_name, last_name }: MemberName): FoundMember {
  return { id, name: `${first_name} ${last_name}` };
}
