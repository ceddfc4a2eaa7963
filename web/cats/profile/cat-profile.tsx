import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FullProfile, PublicProfile } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CredentialsCard } from "../../credentials/credentials-card.tsx";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Empty, Page, Row } from "../../ui/page.tsx";
import { price } from "../../ui/prices.ts";
import { Tabs, type Tab } from "../../ui/tabs.tsx";
import { CatBadge } from "../cat-badge.tsx";
import { CatFacts } from "./cat-facts.tsx";
import { CatName } from "../cat-name.tsx";
import { inbreedingPart, ownerParts, parentsPart, pedigreePart } from "./cat-parts.ts";
import styles from "./cat-profile.module.css";
import { EmsLine } from "../../colours/ems-line.tsx";
import { WaysOn } from "../../layout/ways-on.tsx";
import { GalleryPhoto } from "../../photos/gallery-photo.tsx";
import type { CatScreen, CatTab, LoadedProfile } from "./load-cat-screen.ts";
import { isOwner } from "../may-change.ts";
import { SexBadge } from "../sex-badge.tsx";

/** A cat's page: its facts, and tabs for parents, pedigree, documents and sale; `saleForm` replaces the ad. */
export function CatProfile({ screen, saleForm }: { screen: CatScreen; saleForm?: ReactNode }) {
  const { profile, tab } = screen;
  if (profile.kind === "none") return <NoCat />;
  const { cat } = profile;
  const name = displayName(cat);
  return (
    <Page>
      <Head
        title={m.cat_page_title({ name, breed: cat.breed })}
        description={m.cat_page_description({ name, breed: cat.breed })}
        shared={`cat-${cat.id}`}
        noIndex={profile.kind !== "public"}
      />
      <article
        className={styles["profile"]}
        data-printed={tab === "pedigree" ? "pedigree" : undefined}
      >
        <GalleryPhoto
          cat={cat}
          name={name}
          photos={screen.photos}
          alt={name}
          beside={{ from: "760px", side: "26rem" }}
          className={styles["photo"]}
        />
        <ProfileData profile={profile} credentials={screen.credentials} />
      </article>
      <div className={styles["tabs"]}>
        <Tabs label={m.cat_tabs()} tabs={tabsOf(cat.id, profile.kind === "public")} current={tab} />
        <Tabs
          label={m.cat_more_tabs()}
          tabs={moreTabsOf(cat.id, profile.kind === "public")}
          current={tab}
        />
      </div>
      <TabContent screen={screen} saleForm={saleForm} />
    </Page>
  );
}

function ProfileData({
  profile,
  credentials,
}: {
  profile: Exclude<LoadedProfile, { kind: "none" }>;
  credentials: CatScreen["credentials"];
}) {
  const { viewer } = usePageTools();
  const { cat } = profile;
  return (
    <div className={styles["data"]}>
      <div className={styles["top"]}>
        <p className={styles["kind"]}>{kindOfProfile(cat)}</p>
        {profile.kind === "full" && isOwner(profile, viewer?.id) && (
          <OwnersMenu cat={profile.cat} />
        )}
      </div>
      <h1 className={styles["name"]}>
        <CatName cat={cat} />
      </h1>
      <p className={styles["signs"]}>
        <SexBadge sex={cat.sex} withWord />
        <ProfileBadges cat={cat} />
      </p>
      <p className={styles["ems"]}>
        <EmsLine cat={cat} />
      </p>
      {cat.club_notes.map(({ struck, text }) => (
        <p key={text}>
          <s>{struck}</s> {text}
        </p>
      ))}
      {cat.ad && <AdLink catId={cat.id} ad={cat.ad} />}
      {cat.description && (
        <p className={styles["description"]} lang="">
          {cat.description}
        </p>
      )}
      <CatFacts profile={profile} />
      <CredentialsCard credentials={credentials}>
        {isOwner(profile, viewer?.id) && (
          <p>
            <Link to={paths.credentials(cat.id)}>{m.credential_manage()}</Link>
          </p>
        )}
      </CredentialsCard>
    </div>
  );
}

function AdLink({ catId, ad }: { catId: number; ad: NonNullable<PublicProfile["ad"]> }) {
  const { locale } = usePageTools();
  return (
    <p>
      <ButtonLink to={paths.saleProfile(catId)}>
        {m.ad_of_cat({ price: price(ad.price_pet, ad.currency_abb, locale) })}
      </ButtonLink>
    </p>
  );
}

function TabContent({
  screen: { profile, tab, ancestors, docs, withheld, certificates, sale, inbreeding },
  saleForm,
}: {
  screen: CatScreen;
  saleForm: ReactNode;
}) {
  if (profile.kind === "none") return null;
  if (tab === "pedigree") {
    const { PedigreeTab } = pedigreePart.loaded();
    return <PedigreeTab profile={profile} ancestors={ancestors} />;
  }
  if (tab === "inbreeding" && inbreeding) {
    const { InbreedingTab } = inbreedingPart.loaded();
    return <InbreedingTab cat={profile.cat} inbreeding={inbreeding} />;
  }
  if (profile.kind === "public" || tab === "parents") {
    const { ParentsTab } = parentsPart.loaded();
    return <ParentsTab profile={profile} />;
  }
  const { DocsTab, SellingTab } = ownerParts.loaded();
  if (docs)
    return (
      <DocsTab cat={profile.cat} docs={docs} withheld={withheld} certificates={certificates} />
    );
  return <SellingTab cat={profile.cat} sale={sale} form={saleForm} />;
}

function OwnersMenu({ cat }: { cat: FullProfile }) {
  const { CatMenu } = ownerParts.loaded();
  return <CatMenu cat={cat} />;
}

/** The specification's tabs (§2.11): two for strangers, four for owners. */
function tabsOf(catId: number, isPublic: boolean): Tab[] {
  const tab = (key: CatTab, label: string) => ({ key, label, to: paths.catTab(catId, key) });
  const ofAll = [tab("parents", m.cat_tab_parents()), tab("pedigree", m.cat_tab_pedigree())];
  return isPublic
    ? ofAll
    : [...ofAll, tab("docs", m.doc_tab()), tab("selling", m.cat_tab_selling())];
}

/** Further tabs, in a separate group. */
function moreTabsOf(catId: number, isPublic: boolean): Tab[] {
  const inbreeding: Tab = {
    key: "inbreeding",
    label: m.inbreeding_tab(),
    to: paths.catTab(catId, "inbreeding"),
  };
  if (isPublic) return [inbreeding];
  return [inbreeding, { key: "history", label: m.history_tab(), to: paths.catHistory(catId) }];
}

type AnyProfile = PublicProfile | FullProfile;

/** Public for strangers; Parent if the viewer keeps the page but does not own the cat; otherwise Cat. */
function kindOfProfile(cat: AnyProfile): string {
  if (cat.edit_mode === "edit_public_locked") return m.cat_profile_public();
  if (cat.is_parent === 1 && cat.is_my_cat === 0) return m.cat_profile_parent();
  return cat.sex === "male" ? m.cat_profile_cat_male() : m.cat_profile_cat();
}

function ProfileBadges({ cat }: { cat: AnyProfile }) {
  const { viewer } = usePageTools();
  const isMine = cat.is_my_cat === 1 && cat.users_id === viewer?.id;
  const male = cat.sex === "male";
  return (
    <>
      {cat.registered === 1 && (
        <CatBadge look="good">
          {male ? m.cat_badge_registered_male() : m.cat_badge_registered()}
        </CatBadge>
      )}
      {cat.registered === 0 &&
        "application_status" in cat &&
        cat.application_status === "pending" && <CatBadge>{m.reg_badge_pending()}</CatBadge>}
      {isMine && (
        <CatBadge look="mine">{male ? m.cat_badge_mine_male() : m.cat_badge_mine()}</CatBadge>
      )}
      {viewer && cat.is_my_cat === 1 && !isMine && (
        <CatBadge title={m.cat_badge_owned_hint()}>{m.cat_badge_owned()}</CatBadge>
      )}
      {cat.is_parent === 1 && (
        <CatBadge title={m.cat_badge_parent_hint()}>{m.cat_badge_parent()}</CatBadge>
      )}
    </>
  );
}

function NoCat() {
  return (
    <Page>
      <Head title={m.cat_no_data()} description={m.cat_no_data()} noIndex />
      <Empty>
        <h1>{m.cat_no_data()}</h1>
        <p>{m.cat_no_data_hint()}</p>
        <Row>
          <WaysOn />
          <ButtonLink to={paths.allCats} look="second">
            {m.cat_to_all_cats()}
          </ButtonLink>
        </Row>
      </Empty>
    </Page>
  );
}
