import { inLanguage } from "@felistry/i18n/locale.ts";
import { useState } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { type Depth } from "../inbreeding/depth-line.ts";
import { GenerationsFigure } from "../inbreeding/generations-figure.tsx";
import { CoefficientFigure, InbreedingFigure } from "../inbreeding/inbreeding-figure.tsx";
import { PedigreeFigure } from "../pedigree/pedigree-figure.tsx";
import type { PlacedAncestor } from "../pedigree/ancestors-of-figure.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import type { ClubVerdictFound } from "../rules/club/load-club-verdict.ts";
import { Fold } from "../ui/fold.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { KittenColours } from "../colours/kitten-colours-figure.tsx";
import { MatingHealth } from "./mating-health.tsx";
import styles from "./mating.module.css";

type Mating = Answer<"GET /mating">["data"];

export interface MatingFound {
  readonly mating: Mating;
  readonly verdict: ClubVerdictFound;
  /** The kittens' ancestors. */
  readonly ancestors: readonly PlacedAncestor[];
}

/** The forecast for the chosen two cats' kittens: the answer first, what it rests on folded below it. */
export function MatingResult({
  found: { mating, verdict, ancestors },
  depth,
  title,
}: {
  found: MatingFound;
  depth: Depth;
  title: string;
}) {
  const { dam, sire } = mating;
  return (
    <>
      <div className={styles["answer"]}>
        <section aria-labelledby="figures" className={styles["part"]}>
          <h2 id="figures">{m.mating_figures()}</h2>
          <CoefficientFigure figures={mating} />
        </section>
        <Warnings warnings={mating.warnings} />
      </div>
      <KittenColours
        kittens={mating.kittens}
        assumptions={mating.assumptions}
        breedEms={dam.breed_ems}
      />
      <ClubVerdictCard verdict={verdict} />
      <div>
        <MatingHealth mating={mating} />
        <Fold title={m.mating_figures_all()} open={depth.generations !== undefined}>
          <GenerationsFigure depth={depth} keep={{ dam: dam.id, sire: sire.id }} />
          <InbreedingFigure figures={mating} />
        </Fold>
        <Fold title={m.mating_pedigree()}>
          <PedigreeFigure
            catId={0}
            ancestors={ancestors}
            canFill={false}
            heading={<p>{title}</p>}
          />
        </Fold>
      </div>
      <Sharing />
    </>
  );
}

function Warnings({ warnings }: Pick<Mating, "warnings">) {
  const { locale } = usePageTools();
  return (
    <section aria-labelledby="warnings" className={styles["part"]}>
      <h2 id="warnings">{m.mating_warnings()}</h2>
      {warnings.length === 0 ? (
        <p>{m.mating_no_warnings()}</p>
      ) : (
        <ul className={styles["warnings"]}>
          {warnings.map(({ code, words }) => (
            <li key={code} data-warning={code}>
              {inLanguage(words, locale)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sharing() {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid(m.mating_copied());
    } catch {
      setSaid(m.mating_copy_failed());
    }
  };
  return (
    <div className={styles["sharing"]}>
      <Button look="second" onClick={() => void copy()}>
        {m.mating_copy_link()}
      </Button>
      <Button look="second" onClick={() => window.print()}>
        <Icon name="printer" />
        {m.mating_print()}
      </Button>
      <output>{said}</output>
    </div>
  );
}
