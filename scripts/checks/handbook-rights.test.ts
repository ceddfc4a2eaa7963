/** The handbook's table of who of the club may do what, held to the code's. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  CLUB_RIGHT_NAMES,
  CLUB_RIGHTS,
  CLUB_ROLE_NAMES,
  type ClubRight,
  type ClubRole,
} from "@felistry/domain/accounts/club-rights.ts";
import { ROOT } from "../setup/root.mjs";

/** Each right as the handbook calls it, in English and Russian. */
const WORDS: Readonly<Record<ClubRight, readonly [en: string, ru: string]>> = {
  read_cats: [
    "See other members’ cats, documents, litters and certificates",
    "Видеть чужих кошек, документы, помёты и сертификаты",
  ],
  read_papers: ["See other members’ scans, titles and tests", "Видеть чужие сканы, титулы и тесты"],
  correct_cats: [
    "Take a cat to their own page and correct it while its application is waiting",
    "Взять кошку на свою страницу и исправить её, пока заявка ждёт решения",
  ],
  merge_cats: ["Merge other members’ records", "Объединять чужие записи"],
  read_cases: [
    "See the desk, applications and corrections",
    "Видеть рабочий стол, заявки и исправления",
  ],
  work_cases: [
    "Take charge of cases, ask applicants, write notes, read scans, issue certificates",
    "Вести дела, спрашивать заявителей, писать заметки, читать сканы, выдавать сертификаты",
  ],
  decide_cases: [
    "Confirm, decline and take back; ban from breeding; revoke certificates",
    "Подтверждать, отклонять, отменять решения; запрещать разведение; отзывать сертификаты",
  ],
  read_credentials: [
    "See titles and tests that wait",
    "Видеть титулы и тесты, которые ждут решения",
  ],
  decide_credentials: [
    "Confirm and decline titles and tests",
    "Подтверждать и отклонять титулы и тесты",
  ],
  read_market: [
    "See reports, ads to check and disputes",
    "Видеть жалобы, объявления на проверке и споры",
  ],
  decide_market: ["Decide on them", "Решать по ним"],
  read_members: ["See members", "Видеть участников"],
  mark_sellers: ["Mark sellers as verified", "Ставить продавцам отметки клуба"],
  manage_members: [
    "Give and take roles; suspend members",
    "Назначать и снимать роли, приостанавливать участников",
  ],
  keep_clubs: ["Add and keep clubs", "Добавлять клубы и менять сведения о них"],
  read_memberships: [
    "See memberships and download the table",
    "Видеть членство и скачивать таблицу",
  ],
  keep_memberships: ["Set fees and mark payments", "Назначать взносы и отмечать оплату"],
  read_names: ["See cattery names", "Видеть названия питомников"],
  decide_names: [
    "Grant, decline, transfer and take back cattery names",
    "Закреплять, отклонять, передавать и отзывать названия питомников",
  ],
  read_history: ["See and export the whole history", "Видеть и выгружать всю историю"],
  read_checks: ["See checks of the registry", "Видеть проверки реестра"],
  run_checks: ["Start a check of the registry", "Запускать проверку реестра"],
  read_rules: ["See the club’s rules", "Видеть правила клуба"],
  set_rules: ["Change the club’s rules", "Менять правила клуба"],
  read_studbook: ["See the studbook’s desk", "Видеть страницу племенной книги"],
  print_studbook: ["Print the studbook", "Печатать племенную книгу"],
  read_health: ["See the site’s health", "Видеть состояние сайта"],
  mend_health: ["Send failed mails again", "Отправлять неушедшие письма ещё раз"],
};

/** The rows of the handbook's tables of roles, the headings first. */
function tablesOf(handbook: string): string[][][] {
  const tables: string[][][] = [];
  let isInside = false;
  for (const line of handbook.split("\n")) {
    const begins = /^\| (?:may|может) /.test(line);
    if (begins) tables.push([]);
    isInside = begins || (isInside && line.startsWith("|"));
    if (isInside && !line.startsWith("| -"))
      tables.at(-1)!.push(
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }
  return tables;
}

const has = (right: ClubRight, role: ClubRole) =>
  (CLUB_RIGHTS[right] as readonly ClubRole[]).includes(role);

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8");

test.each([
  [0, "en"],
  [1, "ru"],
] as const)(
  "the handbook gives each role the rights that it has (table %i, %s)",
  (place, language) => {
    const words = JSON.parse(
      read("i18n", "messages", language, "accounts", "members.json"),
    ) as Record<string, string>;
    const tables = tablesOf(read("docs", "CLUB.md"));
    expect(tables).toHaveLength(2);
    const [headings, ...rows] = tables[place]!;
    expect(headings!.slice(1)).toEqual(
      CLUB_ROLE_NAMES.map((role) => words[`members_role_${role}`]),
    );
    expect(rows).toEqual(
      CLUB_RIGHT_NAMES.map((right) => [
        WORDS[right][place],
        ...CLUB_ROLE_NAMES.map((role) => (has(right, role) ? "✓" : "")),
      ]),
    );
  },
);
