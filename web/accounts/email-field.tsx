import { useState, type FocusEvent } from "react";
import { Link } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  join_email,
  join_email_taken,
  join_email_taken_login,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TextField } from "../ui/form/field.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import type { CameFrom } from "./came-from.ts";

/** The e-mail address of a new member; one in use is reported when leaving the field, with a link to log in. */
export function EmailField({ errors, cameFrom }: { errors: FieldErrors; cameFrom: CameFrom }) {
  const { call } = usePageTools();
  const [taken, setTaken] = useState(false);

  const checkInUse = async (event: FocusEvent<HTMLInputElement>) => {
    const { value, validity } = event.target;
    const email = value.trim();
    if (email === "" || !validity.valid) return setTaken(false);
    try {
      const { data } = await call("GET /auth/check-email-exists", { query: { email } });
      setTaken(data.exists);
    } catch (error) {
      // Only a hint: sending the form checks reliably.
      if (!(error instanceof ApiFailure)) throw error;
    }
  };

  return (
    <TextField
      name="email"
      type="email"
      label={join_email()}
      autoComplete="email"
      required
      errors={errors}
      onBlur={(event) => void checkInUse(event)}
      hint={
        <output>
          {taken && (
            <>
              {join_email_taken()}{" "}
              <Link to={paths.login} state={cameFrom}>
                {join_email_taken_login()}
              </Link>
            </>
          )}
        </output>
      }
    />
  );
}
