import type { PublicProfile } from "@felistry/contract/cats.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Empty } from "../ui/page.tsx";
import { ownerParts } from "../cats/profile/cat-parts.ts";
import type { LoadedProfile } from "../cats/profile/load-cat-screen.ts";
import { mayChangeParents } from "../cats/may-change.ts";
import { ParentCard } from "./parent-card.tsx";
import styles from "./parents-tab.module.css";
import { useParentRemoval, type ParentRemoval } from "./use-parent-removal.ts";

export function ParentsTab({ profile }: { profile: Exclude<LoadedProfile, { kind: "none" }> }) {
  const { cat } = profile;
  const mayChange = mayChangeParents(profile);
  const removal = useParentRemoval(
    cat.id,
    profile.kind === "full" ? profile.cat.version : undefined,
  );
  if (!mayChange && !cat.mother && !cat.father) {
    return (
      <section aria-labelledby="parents" className={styles["tab"]}>
        <h2 id="parents">{m.cat_tab_parents()}</h2>
        <Empty>{m.cat_no_parents()}</Empty>
      </section>
    );
  }
  const card = (sex: Sex) => {
    const parent = sex === "female" ? cat.mother : cat.father;
    return (
      <ParentCard
        key={sex}
        catId={cat.id}
        sex={sex}
        parent={parent}
        mayChange={mayChange}
        busy={removal.busy}
        onDelete={() => parent && removal.remove(sex, parent.id)}
      />
    );
  };
  return (
    <section aria-labelledby="parents" className={styles["tab"]}>
      <div>
        <h2 id="parents">{m.cat_tab_parents()}</h2>
        <output>
          {removal.removed && <Removed removal={removal} sex={removal.removed.sex} />}
        </output>
        <Failure text={removal.failure} />
      </div>
      {mayChange && <OwnersLines cat={cat} />}
      <div className={styles["pair"]}>
        {card("female")}
        {card("male")}
      </div>
    </section>
  );
}

function OwnersLines({ cat }: { cat: Pick<PublicProfile, "id" | "mother" | "father"> }) {
  const { ColourWarningLine, FillPedigreeLink } = ownerParts.loaded();
  return (
    <>
      <div>
        <FillPedigreeLink catId={cat.id} />
      </div>
      {/* Reloaded with every change of the parents. */}
      <ColourWarningLine cat={cat.id} key={`${cat.mother?.id} ${cat.father?.id}`} />
    </>
  );
}

function Removed({ removal, sex }: { removal: ParentRemoval; sex: Sex }) {
  return (
    <span className={styles["removed"]}>
      {sex === "female" ? m.cat_mother_removed() : m.cat_father_removed()}
      <Button
        look="second"
        small
        onClick={removal.undo}
        disabled={removal.busy}
        disabledReason={m.cat_saving()}
      >
        {m.cat_undo()}
      </Button>
    </span>
  );
}
