import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import type { PublicProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { BREEDER_TEXT_MAX } from "@felistry/domain/cats/breeder-text.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Row } from "../ui/page.tsx";
import type { FieldErrors } from "../ui/use-form.ts";
import styles from "./cat-form.module.css";
import { isSearchable } from "./use-cat-search.ts";

const TYPING_PAUSE_MS = 300;
const FOUND_MAX = 10;

type MemberName = Answer<"GET /users">["data"][number];

interface Breeder {
  readonly id: number;
  readonly name: string;
}

/** Who bred the cat: a member, or a name as the documents have it. */
export function BreederFields({ cat, errors }: { cat: PublicProfile; errors: FieldErrors }) {
  const [breeder, setBreeder] = useState(breederMember(cat));
  return (
    <fieldset className={styles["breeder"]}>
      <legend className={styles["legend"]}>{m.catform_breeder()}</legend>
      <input type="hidden" name="breeder_id" value={breeder?.id ?? ""} />
      {breeder ? (
        <Row>
          <p>
            {m.catform_breeder_member()}: <strong>{breeder.name}</strong>
          </p>
          <Button look="second" small onClick={() => setBreeder(null)}>
            {m.catform_breeder_remove()}
          </Button>
        </Row>
      ) : (
        <MemberSearch choose={setBreeder} />
      )}
      <TextField
        name="breeder_not_user"
        label={m.catform_breeder_text()}
        hint={m.catform_breeder_text_hint()}
        maxLength={BREEDER_TEXT_MAX}
        defaultValue={cat.breeder_not_user ?? ""}
        autoComplete="off"
        errors={errors}
      />
    </fieldset>
  );
}

function breederMember({
  breeder_id,
  breeder_first_name,
  breeder_last_name,
}: PublicProfile): Breeder | null {
  if (breeder_id === null) return null;
  return { id: breeder_id, name: `${breeder_first_name ?? ""} ${breeder_last_name ?? ""}`.trim() };
}

function MemberSearch({ choose }: { choose: (breeder: Breeder) => void }) {
  const { found, searching, onInput } = useMemberSearch();
  return (
    <div className={styles["members"]}>
      <TextField
        name="breeder_search"
        type="search"
        label={m.catform_breeder_member()}
        hint={m.catform_breeder_member_hint()}
        autoComplete="off"
        errors={{}}
        onInput={onInput}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <output className={styles["soft"]}>
        {searching ? m.catform_breeder_searching() : found && foundLine(found)}
      </output>
      {found && found.length > 0 && (
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

function foundLine(found: readonly Breeder[]): string {
  return found.length === 0
    ? m.catform_breeder_none()
    : m.catform_breeder_found({ count: found.length });
}

function useMemberSearch() {
  const { call } = usePageTools();
  const [found, setFound] = useState<readonly Breeder[] | null>(null);
  const [searching, setSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Only the answer to the last question counts: an earlier one may come later. */
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
      // As the catalogue has it, a failed search stays in the console (spec §8).
      // oxlint-disable-next-line no-console
      console.warn("Failed to fetch users");
      if (question === asked.current) setFound(null);
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

function memberOf({ id, first_name, last_name }: MemberName): Breeder {
  return { id, name: `${first_name} ${last_name}` };
}
