import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { PublicProfile } from "@felistry/contract/cats.ts";
import { PEDIGREE_FILE_TYPES, pedigreeFile } from "@felistry/contract/pedigree/pedigree-file.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { PedigreeFigure } from "./pedigree-figure.tsx";
import type { PlacedAncestor } from "./ancestors-of-figure.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { Empty, Lead } from "../ui/page.tsx";
import { breederOf } from "../cats/breeder-name.ts";
import { ownerParts } from "../cats/profile/cat-parts.ts";
import { EmsLine } from "../colours/ems-line.tsx";
import type { LoadedProfile } from "../cats/profile/load-cat-screen.ts";
import { mayChangeParents } from "../cats/may-change.ts";
import styles from "./pedigree-tab.module.css";

export function PedigreeTab({
  profile,
  ancestors,
}: {
  profile: Exclude<LoadedProfile, { kind: "none" }>;
  ancestors: readonly PlacedAncestor[] | null;
}) {
  if (!ancestors) return <Empty>{m.cat_no_data()}</Empty>;
  return (
    <section aria-labelledby="pedigree" className={styles["tab"]}>
      <div className={styles["top"]}>
        <h2 id="pedigree">{m.pedigree_title()}</h2>
        <ButtonLink look="second" small to={paths.descendants(profile.cat.id)}>
          {m.kin_link()}
        </ButtonLink>
        <Button look="second" small onClick={() => window.print()}>
          <Icon name="printer" />
          {m.pedigree_print()}
        </Button>
        <Downloads catId={profile.cat.id} />
      </div>
      {profile.kind === "full" && (
        <div className={styles["hint"]}>
          <Lead>{m.pedigree_hint()}</Lead>
          {mayChangeParents(profile) && <FillPedigree catId={profile.cat.id} />}
        </div>
      )}
      <PedigreeFigure
        catId={profile.cat.id}
        ancestors={ancestors}
        canFill={mayChangeParents(profile)}
        heading={<PrintedHeading cat={profile.cat} />}
      />
    </section>
  );
}

/** Comes with what only owners see. */
function FillPedigree({ catId }: { catId: number }) {
  const { FillPedigreeLink } = ownerParts.loaded();
  return <FillPedigreeLink catId={catId} />;
}

/** Files are drawn on demand, so search engines should not follow these links. */
function Downloads({ catId }: { catId: number }) {
  return (
    <div className={styles["downloads"]}>
      <span aria-hidden="true">{m.pedigree_download()}</span>
      <ul>
        {PEDIGREE_FILE_TYPES.map((type) => (
          <li key={type}>
            <ButtonLink
              look="second"
              small
              reloadDocument
              download
              rel="nofollow"
              to={pedigreeFile(catId, type)}
              aria-label={m.pedigree_download_as({ type: type.toUpperCase() })}
            >
              {type.toUpperCase()}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The heading above the printed pedigree. */
function PrintedHeading({ cat }: { cat: PublicProfile }) {
  const { site, locale, today } = usePageTools();
  const facts = [
    cat.sex === "female" ? m.cat_female() : m.cat_male(),
    cat.cat_birthdate && m.cat_born({ date: shortDate(cat.cat_birthdate, locale) }),
    cat.reg_num && `${m.cat_fact_registration()}: ${cat.reg_num}`,
    cat.pedigree_num && `${m.cat_fact_pedigree()}: ${cat.pedigree_num}`,
    breederOf(cat) && `${m.cat_fact_breeder()}: ${breederOf(cat)}`,
    `${m.cat_fact_owner()}: ${cat.owner}`,
  ].filter(Boolean);
  return (
    <div className={styles["printed"]}>
      <div>
        <p className={styles["printedName"]}>{displayName(cat)}</p>
        <p>
          <EmsLine cat={cat} />
        </p>
        <p>{facts.join(" · ")}</p>
      </div>
      <div className={styles["printedSite"]}>
        <p className={styles["siteName"]}>{site.name}</p>
        <p>{m.pedigree_printed_on({ date: shortDate(today, locale) })}</p>
        <p>{`${new URL(site.origins[locale]).host}/cats/${cat.id}`}</p>
      </div>
    </div>
  );
}
