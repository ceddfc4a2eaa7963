import { may } from "@felistry/domain/accounts/club-rights.ts";
import { ageOn } from "@felistry/domain/cats/age.ts";
import { editMode, ownsCat, type EditMode, type Viewer } from "@felistry/domain/cats/edit-mode.ts";
import { englishMain } from "@felistry/domain/colours/ems/coat-words-en.ts";
import { isDilute } from "@felistry/domain/colours/ems/dilute.ts";
import { fullEms } from "@felistry/domain/colours/ems/write.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { inEach, languageTag, type Locale } from "@felistry/i18n/locale.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  selectOwnersPart,
  selectPublicPart,
  type ClubDecision,
  type PublicRow,
} from "./profile-statements.ts";
import { editFacts } from "./edit-facts.ts";

export const getProfile: Handler<"GET /cats/cat-and-color/{id}"> = async (
  { params },
  { db, locale, member, today },
) => {
  const [row] = await selectPublicPart(db, { locale, catId: params.id });
  if (!row) return { message: m.cat_and_color_no_data(), data: null, modifiedData: null };
  const viewer: Viewer | null = member && {
    id: member.id,
    isAdmin: may(member, "read_cats"),
  };
  if (!viewer || !(viewer.isAdmin || ownsCat(row, viewer.id))) {
    const shown = publicPart(row, today, "edit_public_locked", locale);
    refuse("not_allowed", { data: shown, beside: { modifiedData: shown } });
  }
  const [[facts], [owners]] = await Promise.all([
    editFacts(db, { catId: params.id }),
    selectOwnersPart(db, { catId: params.id, readerId: viewer.id, isAdmin: viewer.isAdmin }),
  ]);
  const { metric, pedigree } = owners!;
  const profile = {
    ...publicPart(row, today, editMode(facts!, viewer), locale),
    ...owners!,
    is_online_owner: row.online_owner_id === viewer.id,
    metric_num: metric?.number ?? null,
    issued_by: (metric ?? pedigree)?.issued_by ?? null,
    system: (metric ?? pedigree)?.system ?? null,
  };
  return { data: profile, modifiedData: profile };
};

/** It stops at the death, and is unknown where the day of that is. */
function ageOf(
  born: string | null,
  { deceased_on, deceased_undated }: Pick<PublicRow, "deceased_on" | "deceased_undated">,
  today: string,
) {
  if (born === null || deceased_undated === 1) return null;
  return ageOn(born, deceased_on ?? today);
}

function publicPart(row: PublicRow, today: string, mode: EditMode, locale: Locale) {
  const {
    card,
    cat_birthdate,
    breed_ems,
    users_id: _owner,
    online_owner_id: _onlineOwner,
    decisions,
    ...columns
  } = row;
  return {
    ...card,
    ...columns,
    cat_birthdate_input: cat_birthdate,
    age: ageOf(cat_birthdate, row, today),
    main_eng_short: englishMain(row.main),
    dilute: isDilute(row.main) ? (1 as const) : (0 as const),
    colorFullEms: row.main === null ? null : fullEms(breed_ems, row),
    club_notes: decisions.map((decision) => clubNote(decision, locale)),
    edit_mode: mode,
    error403: mode === "edit_public_locked",
  };
}

const dates = inEach(
  (locale) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" }),
);

/** Words, so that the page needs no code for them. */
function clubNote({ number, on, until, club, is_merged }: ClubDecision, locale: Locale) {
  const speak = { locale };
  const dateOf = (day: string) => dates[locale].format(new Date(day));
  if (club !== null) {
    const text =
      number === null
        ? m.transfer_note_out({ club, date: dateOf(on) }, speak)
        : m.transfer_note_in({ club, number }, speak);
    return { struck: null, text };
  }
  if (is_merged === 1)
    return { struck: number, text: m.club_note_merged({ date: dateOf(on) }, speak) };
  const text =
    until === null
      ? m.club_note_annulled({ date: dateOf(on) }, speak)
      : m.club_note_banned({ from: dateOf(on), until: dateOf(until) }, speak);
  return { struck: number, text };
}
