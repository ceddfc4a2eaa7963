/** The form of a name in the other script, as its bearer or keeper corrects it. */

const CYRILLIC = /\p{Script=Cyrillic}/u;

export const SCRIPTS = ["cyrillic", "latin"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The script of a name's other form: of a name in both it is Latin. */
export const otherScript = (name: string): Script => (CYRILLIC.test(name) ? "latin" : "cyrillic");

const FORMS: Readonly<Record<Script, RegExp>> = {
  cyrillic: /^(?:(?=\p{L})\p{Script=Cyrillic}|[0-9 .'’-])+$/u,
  latin: /^(?:(?=\p{L})\p{Script=Latin}|[0-9 .'’-])+$/u,
};

/** Letters of the other script alone, with what else names have. */
export const isOtherForm = (form: string, name: string): boolean =>
  FORMS[otherScript(name)].test(form) && /\p{L}/u.test(form);
