import { useEffect, useId, useRef, useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { breederOf, Fact } from "./application-facts.tsx";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";
import { ScanViewer } from "./scan-viewer.tsx";

/** The scan beside what was entered, field by field. Rendered only while it is open. */
export function CompareDialog({ entry, onClose }: { entry: CatApplication; onClose: () => void }) {
  const { application, cat } = entry;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = displayName(cat);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={id} onClose={onClose}>
      <div className={styles["dialogTop"]}>
        <h2 id={id}>{m.desk_compare_title({ name })}</h2>
        <Button look="second" small onClick={() => dialog.current?.close()}>
          {m.doc_close()}
        </Button>
      </div>
      <div className={styles["compare"]}>
        <ScanViewer path={application.pedigree_img_url} alt={m.doc_scan_of_pedigree({ name })} />
        <EnteredData entry={entry} />
      </div>
    </dialog>
  );
}

type Loaded = FullProfile | "loading" | "failed";

function useProfile(catId: number): Loaded {
  const { call } = usePageTools();
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id: catId } });
        if (isCurrent) setLoaded(data ?? "failed");
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (isCurrent) setLoaded("failed");
      }
    };
    void load();
    return () => void (isCurrent = false);
  }, [call, catId]);
  return loaded;
}

function EnteredData({ entry: { application, cat } }: { entry: CatApplication }) {
  const { locale } = usePageTools();
  const profile = useProfile(cat.id);
  const orUnknown = (value: string | null) => value ?? m.desk_unknown();
  return (
    <section className={styles["entered"]} aria-label={m.desk_entered()}>
      <h3>{m.desk_entered()}</h3>
      <dl>
        <Fact label={m.desk_num()}>{application.num}</Fact>
        <Fact label={m.desk_issued_by()}>{application.issued_by}</Fact>
        <Fact label={m.desk_system()}>{application.pedigree_system_abb}</Fact>
        <Fact label={m.desk_prefix()}>{orUnknown(cat.cat_name_cattery_prefix)}</Fact>
        <Fact label={m.desk_name()}>{cat.cat_name}</Fact>
        <Fact label={m.desk_suffix()}>{orUnknown(cat.cat_name_suffix)}</Fact>
        <Fact label={m.desk_sex()}>{cat.sex === "male" ? m.cat_male() : m.cat_female()}</Fact>
        <Fact label={m.desk_birthday()}>
          {cat.cat_birthdate ? shortDate(cat.cat_birthdate, locale) : m.desk_unknown()}
        </Fact>
        <Fact label={m.desk_breed()}>
          {cat.breed} · {cat.breed_ems}
        </Fact>
        <Fact label={m.desk_colour()}>
          {cat.ems === null ? m.desk_unknown() : `${cat.ems} · ${cat.cat_color}`}
        </Fact>
        <Fact label={m.desk_breeder()}>{breederOf(application)}</Fact>
        {typeof profile === "object" && (
          <>
            <Fact label={m.desk_chip()}>{orUnknown(profile.chip)}</Fact>
            <Fact label={m.desk_mother()}>
              {profile.mother ? displayName(profile.mother) : m.desk_unknown()}
            </Fact>
            <Fact label={m.desk_father()}>
              {profile.father ? displayName(profile.father) : m.desk_unknown()}
            </Fact>
          </>
        )}
      </dl>
      {profile === "loading" && <p>{m.desk_data_loading()}</p>}
      {profile === "failed" && <p role="alert">{m.desk_data_failed()}</p>}
    </section>
  );
}
