import { Link } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import type {
  BreedCare,
  BreedScreen,
  BreedSize,
  BreedTrait,
} from "@felistry/domain/reference/breed-profile.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { price } from "../ui/prices.ts";
import styles from "./breed-facts.module.css";

type BreedProfile = Answer<"GET /breeds/{id}/profile">["data"];

/** What a breed is like, what to ask a breeder for, what its looks cost the cat, who has kittens, and for how much. */
export function BreedFacts({
  breed: { profile, character, tests, prices, breeders },
}: {
  breed: BreedProfile;
}) {
  return (
    <>
      {profile && (
        <section aria-labelledby="breed-like" className={styles["part"]}>
          <h2 id="breed-like">{m.breed_like()}</h2>
          {character && <p lang={character.language}>{character.text}</p>}
          <Likeness profile={profile} />
        </section>
      )}
      {profile && profile.traits.length > 0 && (
        <section aria-labelledby="breed-traits" className={styles["part"]}>
          <h2 id="breed-traits">{m.breed_traits()}</h2>
          <ul className={styles["list"]}>
            {profile.traits.map((trait) => (
              <li key={trait}>{TRAITS[trait]()}</li>
            ))}
          </ul>
        </section>
      )}
      <Tests screens={profile?.screens ?? []} tests={tests} />
      <Prices prices={prices} />
      <Breeders breeders={breeders} />
    </>
  );
}

function Likeness({ profile }: { profile: NonNullable<BreedProfile["profile"]> }) {
  const { locale } = usePageTools();
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <dl className={styles["facts"]}>
      <dt>{m.breed_size()}</dt>
      <dd>
        {SIZES[profile.size]()},{" "}
        {m.breed_weight({ low: number(profile.kg_low), high: number(profile.kg_high) })}
      </dd>
      <dt>{m.breed_care()}</dt>
      <dd>{CARES[profile.care]()}</dd>
      {profile.life_years !== null && (
        <>
          <dt>{m.breed_life()}</dt>
          <dd>
            {m.breed_life_years({ years: number(profile.life_years) })}{" "}
            <small>{m.breed_life_source()}</small>
          </dd>
        </>
      )}
    </dl>
  );
}

function Tests({
  screens,
  tests,
}: {
  screens: readonly BreedScreen[];
  tests: BreedProfile["tests"];
}) {
  if (screens.length + tests.length === 0) return null;
  return (
    <section aria-labelledby="breed-tests" className={styles["part"]}>
      <h2 id="breed-tests">{m.breed_tests()}</h2>
      <p>{m.breed_tests_lead()}</p>
      <ul className={styles["list"]}>
        {tests.map((test) => (
          <li key={test.code}>
            {test.name} — <b>{test.code}</b>
          </li>
        ))}
        {screens.map((screen) => (
          <li key={screen}>{SCREENS[screen]()}</li>
        ))}
      </ul>
    </section>
  );
}

function Prices({ prices }: Pick<BreedProfile, "prices">) {
  const { locale } = usePageTools();
  if (!prices) return null;
  const said = (amount: number) => price(amount, prices.currency_abb, locale);
  return (
    <section aria-labelledby="breed-prices" className={styles["part"]}>
      <h2 id="breed-prices">{m.breed_prices()}</h2>
      <p>
        {m.breed_prices_said({
          median: said(prices.median),
          low: said(prices.low),
          high: said(prices.high),
        })}{" "}
        <span className="soft">{m.breed_prices_from({ count: prices.ads })}</span>
      </p>
    </section>
  );
}

function Breeders({ breeders }: Pick<BreedProfile, "breeders">) {
  if (breeders.length === 0) return null;
  return (
    <section aria-labelledby="breed-breeders" className={styles["part"]}>
      <h2 id="breed-breeders">{m.breed_breeders()}</h2>
      <ul className={styles["list"]}>
        {breeders.map(({ name, cattery_id, kittens }, at) => (
          <li key={at}>
            {cattery_id === null ? name : <Link to={paths.catteryPage(cattery_id)}>{name}</Link>} —{" "}
            {m.breed_kittens({ count: kittens })}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIZES: Readonly<Record<BreedSize, () => string>> = {
  small: m.breed_size_small,
  medium: m.breed_size_medium,
  large: m.breed_size_large,
};

const CARES: Readonly<Record<BreedCare, () => string>> = {
  little: m.breed_care_little,
  weekly: m.breed_care_weekly,
  often: m.breed_care_often,
  daily: m.breed_care_daily,
  skin: m.breed_care_skin,
};

const SCREENS: Readonly<Record<BreedScreen, () => string>> = {
  heart: m.breed_screen_heart,
  hips: m.breed_screen_hips,
  patella: m.breed_screen_patella,
  joints: m.breed_screen_joints,
  spine: m.breed_screen_spine,
  breathing: m.breed_screen_breathing,
  hearing: m.breed_screen_hearing,
};

const TRAITS: Readonly<Record<BreedTrait, () => string>> = {
  bobtail: m.breed_trait_bobtail,
  curled: m.breed_trait_curled,
  flat: m.breed_trait_flat,
  fold: m.breed_trait_fold,
  hairless: m.breed_trait_hairless,
  hybrid: m.breed_trait_hybrid,
  polydactyl: m.breed_trait_polydactyl,
  rex: m.breed_trait_rex,
  short_legs: m.breed_trait_short_legs,
  sparse: m.breed_trait_sparse,
  tailless: m.breed_trait_tailless,
  white: m.breed_trait_white,
  wire: m.breed_trait_wire,
};
