import { type Outcome, quarterText } from "@felistry/domain/matings/test-odds.ts";
import type { GeneticTest } from "@felistry/domain/matings/test-result.ts";
import type { TraitNote } from "@felistry/domain/matings/trait-notes.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { inEach, type Locale } from "@felistry/i18n/locale.ts";

export function outcomeWords(outcome: Outcome, test: GeneticTest) {
  return inEach((locale) => wordsOf(outcome, test, locale));
}

function wordsOf(
  outcome: Outcome,
  { inheritance, twoCopies }: GeneticTest,
  locale: Locale,
): string {
  const o = { locale };
  switch (outcome.kind) {
    case "none":
      return m.mating_test_none({}, o);
    case "untested":
      return m.mating_test_untested({}, o);
    case "carriers":
      return m.mating_test_carriers({ carriers: quarterText(outcome.carriers) }, o);
    case "affected":
      return m.mating_test_affected(
        {
          affected: quarterText(outcome.affected),
          carriers: quarterText(outcome.carriers),
          clear: quarterText(outcome.clear),
        },
        o,
      );
    case "open": {
      const untested =
        outcome.untested === "dam"
          ? m.mating_test_dam_untested({}, o)
          : m.mating_test_sire_untested({}, o);
      const risk =
        outcome.most === 0
          ? m.mating_test_open_safe({}, o)
          : m.mating_test_open({ most: quarterText(outcome.most) }, o);
      return `${untested} ${risk}`;
    }
    case "dominant": {
      const share = { affected: quarterText(outcome.affected) };
      const said = outcome.atLeast
        ? m.mating_test_dominant_least(share, o)
        : m.mating_test_dominant(share, o);
      if (outcome.twice === 0 || inheritance !== "dominant") return said;
      const twice = { share: quarterText(outcome.twice) };
      const worse =
        twoCopies === "lethal"
          ? m.mating_test_twice_lethal(twice, o)
          : m.mating_test_twice_worse(twice, o);
      return `${said} ${worse}`;
    }
  }
}

type Text = typeof m.mating_note_fold_twice;

export const NOTE_WORDS: Readonly<Record<TraitNote, Text>> = {
  fold_twice: m.mating_note_fold_twice,
  fold_once: m.mating_note_fold_once,
  manx_twice: m.mating_note_manx_twice,
  munchkin_twice: m.mating_note_munchkin_twice,
  munchkin_once: m.mating_note_munchkin_once,
  curl_twice: m.mating_note_curl_twice,
  curl_once: m.mating_note_curl_once,
  bobtail_once: m.mating_note_bobtail_once,
  white_twice: m.mating_note_white_twice,
  white_once: m.mating_note_white_once,
  white_copies_unknown: m.mating_note_white_copies_unknown,
  white_one_copy: m.mating_note_white_one_copy,
  white_two_copies: m.mating_note_white_two_copies,
  tipping_alike: m.mating_note_tipping_alike,
  tipping_between: m.mating_note_tipping_between,
  tipping_lost: m.mating_note_tipping_lost,
  silver_copies: m.mating_note_silver_copies,
};
