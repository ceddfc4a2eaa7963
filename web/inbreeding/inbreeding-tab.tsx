import type { PublicProfile } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { GenerationsFigure } from "./generations-figure.tsx";
import { InbreedingFigure } from "./inbreeding-figure.tsx";
import type { LoadedInbreeding } from "./load-inbreeding.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Row } from "../ui/page.tsx";
import styles from "./inbreeding-tab.module.css";

export function InbreedingTab({
  cat,
  inbreeding: { figures, depth },
}: {
  cat: Pick<PublicProfile, "id" | "sex" | "breed_ems">;
  inbreeding: LoadedInbreeding;
}) {
  return (
    <section aria-labelledby="inbreeding" className={styles["tab"]}>
      <h2 id="inbreeding">{m.inbreeding_title()}</h2>
      <GenerationsFigure depth={depth} keep={{ tab: "inbreeding" }} />
      {"tooLarge" in figures ? <p>{figures.tooLarge}.</p> : <InbreedingFigure figures={figures} />}
      <Row>
        <ButtonLink
          to={paths.mating(cat.sex === "female" ? { dam: cat.id } : { sire: cat.id })}
          look="second"
        >
          {m.inbreeding_try_mating()}
        </ButtonLink>
        <ButtonLink to={paths.breedInbreeding(cat.breed_ems)} look="quiet">
          {m.inbreeding_breed_link()}
        </ButtonLink>
      </Row>
    </section>
  );
}
