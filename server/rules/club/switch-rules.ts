/** The club's own settings of its rules. */
import { clubOfRules } from "@felistry/domain/accounts/club-rights.ts";
import { CLUBS, packOf, type Club, type ClubPack } from "@felistry/domain/rules/club/club-rule.ts";
import { recordsFor } from "@felistry/domain/rules/club/judge.ts";
import { isClub } from "../../accounts/queries.ts";
import type { Db } from "../../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler, Member } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { wordsOf } from "../rule-words.ts";
import { clubPacks, factTable } from "./club-packs.ts";
import { CLEAN_LITTERS, isAdopted, lineOf, PACK, REGISTRY, ruleMode } from "./rulebook.ts";
import { insertSwitch, selectSwitches, selectSwitchLog } from "./switch-statements.ts";
import { factWords } from "./verdict-record.ts";

/** Other clubs' rules are not theirs to see. */
async function requireClub(db: Db, member: Member, asked: number | null): Promise<number> {
  const clubId = clubOfRules(member, asked);
  if (clubId === null) refuse("not_allowed");
  if (asked !== null && !(await isClub(db, asked))) refuse("club_not_found");
  return clubId;
}

export const listClubRules: Handler<"GET /admin/club-rules"> = async (
  { query },
  { db, member, locale, today },
) => {
  const clubId = await requireClub(db, member, query.club_id);
  const switches = await selectSwitches(db, { clubId, at: null });
  const packs = CLUBS.flatMap((club) => packOf(clubPacks, club, today) ?? []);
  return {
    data: {
      clean_litters: lineOf(switches, REGISTRY, CLEAN_LITTERS)?.mode === "on",
      clubs: packs.map(({ club, name, valid_from, read_on, rules }) => ({
        club,
        name: wordsOf(name, locale),
        valid_from,
        read_on,
        adopted: isAdopted(switches, club),
        rules: rules.map((rule) => {
          const set = lineOf(switches, club, rule.id);
          const { id, subjects, text, article, source, confidence, verdict } = rule;
          const { never, entered } = recordsFor(rule, factTable);
          return {
            id,
            article,
            source,
            confidence,
            verdict,
            subjects: [...subjects],
            text: { ...text },
            own_words: set?.words ?? null,
            mode: ruleMode(rule, set),
            unrecorded: never.map((fact) => factWords(fact, locale)),
            entered: entered.map((fact) => factWords(fact, locale)),
          };
        }),
      })),
    },
  };
};

export const switchClubRule: Handler<"PUT /admin/club-rules/{club}/{line}"> = async (
  { params: { club, line }, body: { mode, words, club_id } },
  { db, member, today },
) => {
  const clubId = await requireClub(db, member, club_id);
  const isRule = isRuleOf(packOf(clubPacks, club, today), line);
  if (!isRule && !isWhole(club, line)) refuse("rule_not_found");
  // A whole set is on or off, a rule says what it does.
  if (isRule ? mode === "on" : mode !== "on" && mode !== "off")
    refuse("bad_input", { fields: [{ field: "mode", code: "invalid" }] });
  const own = Object.entries(words ?? {}).flatMap(([locale, text]) =>
    text ? [[locale, text]] : [],
  );
  const [made] = await insertSwitch(db, {
    clubId,
    club,
    line,
    mode,
    words: isRule && own.length > 0 ? Object.fromEntries(own) : null,
    memberId: member.id,
  });
  return { data: { id: made!.id } };
};

function isRuleOf(pack: ClubPack | null, line: string): boolean {
  return pack?.rules.some(({ id }) => id === line) ?? false;
}

function isWhole(club: Club, line: string): boolean {
  return line === PACK || (club === REGISTRY && line === CLEAN_LITTERS);
}

const NEWEST = 2_147_483_647;

export const listRuleChanges: Handler<"GET /admin/club-rules/changes"> = async (
  { query },
  { db, member, locale },
) => {
  const clubId = await requireClub(db, member, query.club_id);
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const rows = await selectSwitchLog(db, { clubId, beforeId, limit: query.limit + 1, locale });
  const shown = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([shown.at(-1)!.id]) : null;
  return {
    data: shown.map(({ set_at, club, ...row }) => ({
      ...row,
      club: club as Club,
      at: set_at.toISOString(),
    })),
    page: { next },
  };
};
