import { inLanguage } from "@felistry/i18n/locale.ts";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { percent } from "../ui/shares.ts";
import { drawnCatUrl } from "../photos/cat-photo.tsx";
import styles from "./kitten-colours-figure.module.css";

type Mating = Answer<"GET /mating">["data"];
type Kitten = Mating["kittens"][number];

const SHOWN = 3;

/** The kittens' possible colours: daughters and sons separately, each colour drawn, in words, and as a bar. */
export function KittenColours({
  kittens,
  assumptions,
  breedEms,
}: Pick<Mating, "kittens" | "assumptions"> & { breedEms: string }) {
  const { locale } = usePageTools();
  return (
    <section aria-labelledby="colours" className={styles["section"]}>
      <h2 id="colours">{m.mating_colours()}</h2>
      {kittens.length === 0 ? (
        <p>{m.mating_colours_unknown()}</p>
      ) : (
        <>
          <p>{m.mating_colours_hint()}</p>
          <div className={styles["sexes"]}>
            <Colours
              title={m.mating_daughters()}
              kittens={ofSex(kittens, "female")}
              breedEms={breedEms}
            />
            <Colours title={m.mating_sons()} kittens={ofSex(kittens, "male")} breedEms={breedEms} />
          </div>
          <details>
            <summary>{m.mating_assumptions()}</summary>
            <ul>
              {assumptions.map((assumption) => (
                <li key={assumption.en}>{inLanguage(assumption, locale)}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}

interface Colour {
  readonly ems: string;
  readonly words: Kitten["words"];
  /** The share among kittens of this sex. */
  readonly share: number;
}

/** A colour limited to one sex is half as likely over both sexes as within its own. */
function ofSex(kittens: readonly Kitten[], sex: "female" | "male"): Colour[] {
  return kittens
    .filter((kitten) => kitten.sex === "both" || kitten.sex === sex)
    .map(({ ems, words, probability, ...kitten }) => ({
      ems,
      words,
      share: kitten.sex === "both" ? probability : probability * 2,
    }))
    .sort((a, b) => b.share - a.share);
}

function Colours({
  title,
  kittens,
  breedEms,
}: {
  title: string;
  kittens: readonly Colour[];
  breedEms: string;
}) {
  const rest = kittens.slice(SHOWN);
  const list = (colours: readonly Colour[]) => (
    <ul className={styles["colours"]}>
      {colours.map((colour) => (
        <ColourRow key={colour.ems} colour={colour} breedEms={breedEms} />
      ))}
    </ul>
  );
  return (
    <div>
      <h3>{title}</h3>
      {list(kittens.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details>
          <summary>{m.mating_colours_more({ count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

function ColourRow({
  colour: { ems, words, share },
  breedEms,
}: {
  colour: Colour;
  breedEms: string;
}) {
  const { locale } = usePageTools();
  return (
    <li className={styles["colour"]}>
      <img src={drawnCatUrl(breedEms, ems)} alt="" width={400} height={400} loading="lazy" />
      <div>
        <p className={styles["words"]}>
          <span>
            <b>{ems}</b> {inLanguage(words, locale)}
          </span>{" "}
          <span className={styles["share"]}>{percent(share, locale)}</span>
        </p>
        <svg
          className={styles["bar"]}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width="100" height="4" className={styles["ground"]} />
          <rect width={share * 100} height="4" className={styles["fill"]} />
        </svg>
      </div>
    </li>
  );
}
