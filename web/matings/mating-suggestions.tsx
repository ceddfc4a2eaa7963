import type { Answer } from "@felistry/contract/api.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { oneDigit, percent } from "../ui/shares.ts";
import type { MatingAddress } from "./mating-choice.tsx";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import { Fold } from "../ui/fold.tsx";
import styles from "./mating.module.css";

/** Members' studs for the queen, by kinship. */
export function MatingSuggestions({
  suggestions,
  address,
  open,
}: {
  suggestions: Answer<"GET /mating/suggestions">["data"];
  address: MatingAddress;
  open: boolean;
}) {
  const { locale } = usePageTools();
  return (
    <Fold title={m.mating_suggestions()} open={open} unprinted>
      <p>{m.mating_suggestions_hint()}</p>
      {suggestions.length === 0 ? (
        <p>{m.mating_suggestions_none()}</p>
      ) : (
        <ol className={styles["cats"]}>
          {suggestions.map(({ cat, coefficient, knownGenerations }) => (
            <li key={cat.id}>
              <MiniCatCard cat={cat}>
                <p>
                  {m.mating_suggested_f({ share: percent(coefficient, locale) })};{" "}
                  {m.inbreeding_known_words({ count: oneDigit(knownGenerations, locale) })}
                </p>
                <ButtonLink
                  to={paths.mating({ ...address, sire: cat.id })}
                  look="second"
                  small
                  aria-label={m.mating_try_cat({ name: displayName(cat) })}
                >
                  {m.mating_try()}
                </ButtonLink>
              </MiniCatCard>
            </li>
          ))}
        </ol>
      )}
    </Fold>
  );
}
