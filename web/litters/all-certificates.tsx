import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import type { Litter } from "./litter-state.tsx";
import styles from "./litters.module.css";

/** The certificates of all registered kittens whose papers the reader may have. */
export function AllCertificates({ litter: { id, kittens, is_breeder } }: { litter: Litter }) {
  const { call } = usePageTools();
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const count = kittens.filter(({ may_certify }) => may_certify === 1).length;
  if (count === 0) return null;
  const get = async () => {
    setMaking(true);
    setFailure(null);
    try {
      await call("POST /litters/{id}/certificates", { params: { id } });
      window.location.assign(`/api/litters/${id}/certificates`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.status === 0 || error.status >= 500 ? m.error_fault() : error.body.message);
    } finally {
      setMaking(false);
    }
  };
  return (
    <section className={styles["section"]} aria-labelledby="certificates">
      <h2 id="certificates">{m.litter_certificates()}</h2>
      <p>{is_breeder ? m.litter_certificates_lead() : m.litter_certificates_club()}</p>
      <Failure text={failure} />
      <p>
        <Button
          look="second"
          disabled={making}
          disabledReason={m.litter_certificates_making()}
          onClick={() => void get()}
        >
          {making ? m.litter_certificates_making() : m.litter_certificates_get({ count })}
        </Button>
      </p>
    </section>
  );
}
