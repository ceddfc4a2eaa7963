/** Tail, ears and coat, of the breeds whose EMS codes say them. */
import { inLanguage } from "@felistry/i18n/locale.ts";
import {
  BUILD_KINDS,
  type BuildKind,
  buildCodesOf,
  buildOf,
  CODES_OF_BUILD,
  readBuild,
} from "@felistry/domain/colours/ems/build.ts";
import { OTHER_NAMES } from "@felistry/domain/colours/ems/colour-names.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SelectField } from "../ui/form/field.tsx";
import { usePageTools } from "../page-tools.ts";

export const buildFieldName = (kind: BuildKind) => `build_${kind}` as const;

const texts: Record<BuildKind, { label: () => string; placeholder: () => string }> = {
  tail: { label: m.catform_tail, placeholder: m.catform_tail_none },
  ears: { label: m.catform_ears, placeholder: m.catform_ears_none },
  coat: { label: m.catform_coat, placeholder: m.catform_coat_none },
};

interface BuildFieldsProps {
  readonly breed: string | null;
  readonly build: string | null;
  readonly choose: (build: string | null) => void;
}

export function BuildFields({ breed, build, choose }: BuildFieldsProps) {
  const { locale } = usePageTools();
  const chosen = readBuild(build ?? "");
  return BUILD_KINDS.map((kind) => {
    const value = chosen?.[kind] ?? null;
    const ofBreed = buildCodesOf(breed, kind);
    // A code that the breed does not have is shown, so that it can be taken back.
    const offered =
      value === null || ofBreed.includes(value)
        ? ofBreed
        : CODES_OF_BUILD[kind].filter((code) => code === value || ofBreed.includes(code));
    if (offered.length === 0) return null;
    return (
      <SelectField
        key={kind}
        name={buildFieldName(kind)}
        label={texts[kind].label()}
        placeholder={texts[kind].placeholder()}
        value={value ?? ""}
        onChange={({ target }) =>
          choose(buildOf(Object.values({ ...chosen, [kind]: target.value || null })))
        }
        errors={{}}
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {code} - {inLanguage(OTHER_NAMES[code]!, locale)}
          </option>
        ))}
      </SelectField>
    );
  });
}
