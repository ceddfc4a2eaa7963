/** The text side of the compare dialog: what was entered and, after a reading, how the scan compares. */
import { useEffect, useState } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { AncestorsRecord } from "@felistry/contract/pedigree/pedigree.ts";
import type { WonTitles } from "@felistry/domain/pedigree/ancestors.ts";
import { placeAsSent } from "@felistry/domain/readings/place.ts";
import {
  NOTHING_READ,
  type ReadPedigree,
  type Region,
} from "@felistry/domain/readings/recognised.ts";
import {
  type ComparedField,
  type ComparedPedigree,
  comparePedigree,
} from "@felistry/domain/registration/compare-pedigree.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Failure } from "../ui/failure.tsx";
import { Fact } from "./application-facts.tsx";
import styles from "./compare.module.css";
import { ComparedAncestors } from "./compared-ancestors.tsx";
import { ComparedFields } from "./compared-fields.tsx";
import type { CatApplication } from "./desk-applications.ts";
import { enteredPedigree } from "./entered-pedigree.ts";
import { ScanReading } from "./scan-reading.tsx";
import { useDocumentReading } from "../readings/use-document-reading.ts";

interface CatData {
  readonly profile: FullProfile | null;
  readonly ancestors: AncestorsRecord;
  readonly told: WonTitles;
}

type Loaded = CatData | "loading" | "failed";

function useCatData(id: number): Loaded {
  const { call } = usePageTools();
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const [{ data: profile }, { data: ancestors }, { data: told }] = await Promise.all([
          call("GET /cats/cat-and-color/{id}", { params: { id } }),
          call("GET /parents/{id}/ancestors", { params: { id } }),
          call("GET /pedigree/{catId}/titles", { params: { catId: id } }),
        ]);
        if (isCurrent) setLoaded({ profile, ancestors, told });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (isCurrent) setLoaded("failed");
      }
    };
    void load();
    return () => void (isCurrent = false);
  }, [call, id]);
  return loaded;
}

export function ComparedData({
  entry,
  differencesFirst = false,
}: {
  entry: CatApplication;
  /** Shows what agrees only on request. */
  differencesFirst?: boolean;
}) {
  const loaded = useCatData(entry.cat.id);
  const { phase, start, cancel } = useDocumentReading(entry.application.pedigrees_id);
  const { profile, ancestors, told } = typeof loaded === "object" ? loaded : NO_DATA;
  const entered = enteredPedigree(entry, profile, ancestors, told);
  const reading = phase.kind === "read" ? phase.found : null;
  const read = reading ? (JSON.parse(reading.recognizedText) as ReadPedigree) : NOTHING_READ;
  const all = comparePedigree(entered, read);
  const placeOf = (region: Region) => placeAsSent(region, reading!.data.turn);
  const [onlyOthers, setOnlyOthers] = useState(differencesFirst);
  const compared = reading && onlyOthers ? withoutSame(all) : all;
  return (
    <section aria-label={m.desk_entered()}>
      <h3>{m.desk_entered()}</h3>
      <ScanReading phase={phase} onStart={start} onCancel={cancel} />
      {reading && (
        <>
          <p>{summaryOf(all)}</p>
          <p className="soft">{m.desk_mark_hint()}</p>
          <label className={styles["only"]}>
            <input
              type="checkbox"
              checked={onlyOthers}
              onChange={({ currentTarget }) => setOnlyOthers(currentTarget.checked)}
            />
            {m.desk_only_others()}
          </label>
        </>
      )}
      <ComparedFields fields={compared.fields} isRead={reading !== null} placeOf={placeOf}>
        {!onlyOthers && profile?.chip && <Fact label={m.desk_chip()}>{profile.chip}</Fact>}
      </ComparedFields>
      {loaded === "loading" && <p>{m.desk_data_loading()}</p>}
      {loaded === "failed" && <Failure text={m.desk_data_failed()} />}
      {typeof loaded === "object" && all.ancestors.length === 0 && <p>{m.desk_no_ancestors()}</p>}
      <ComparedAncestors
        ancestors={compared.ancestors}
        isRead={reading !== null}
        placeOf={placeOf}
      />
    </section>
  );
}

const NO_DATA = { profile: null, ancestors: null, told: [] };

function withoutSame({ fields, ancestors }: ComparedPedigree): ComparedPedigree {
  const others = (all: readonly ComparedField[]) => all.filter(({ outcome }) => outcome !== "same");
  return {
    fields: others(fields),
    ancestors: ancestors
      .map(({ position, fields }) => ({ position, fields: others(fields) }))
      .filter(({ fields }) => fields.length > 0),
  };
}

function summaryOf({ fields, ancestors }: ComparedPedigree): string {
  const all = [...fields, ...ancestors.flatMap(({ fields }) => fields)];
  const count = (wanted: ComparedField["outcome"]) =>
    all.filter(({ outcome }) => outcome === wanted).length;
  return m.desk_compared({
    same: count("same"),
    differs: count("differs"),
    missing: count("not_on_scan"),
    more: count("not_entered"),
  });
}
