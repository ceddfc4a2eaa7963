import * as m from "@felistry/i18n/compiled/messages.js";
import { kinshipWords } from "../pedigree/kinship-line.ts";
import { ChangedFacts, type Facts } from "../ui/form/changed-facts.tsx";

const labels: Record<string, () => string> = {
  application_id: m.desk_application_id,
  num: m.desk_num,
  issued_by: m.desk_issued_by,
  system: m.desk_system,
  scan: m.desk_scan_tools,
  name: m.desk_name,
  sex: m.desk_sex,
  born: m.desk_birthday,
  chip: m.desk_chip,
  breed: m.desk_breed,
  colour: m.desk_ems,
  breeder: m.desk_breeder,
};

const ANCESTOR = "ancestor_";

/** What has changed in an application, or in the pedigree behind it, since the desk was loaded. */
export function ApplicationChanges({ before, now }: { before: Facts; now: Facts }) {
  return (
    <ChangedFacts
      before={before}
      now={now}
      labelOf={(fact) =>
        fact.startsWith(ANCESTOR)
          ? kinshipWords(Number(fact.slice(ANCESTOR.length)))
          : (labels[fact]?.() ?? fact)
      }
    />
  );
}
