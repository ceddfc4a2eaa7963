import { expect, test } from "vitest";
import { sqrFacts, sqrLevel } from "./sqr.ts";
import { vetFindings } from "./vet-findings.ts";

const health = (name: string, result: string | null = null) => ({ kind: "health", name, result });

test.each([
  [[health("Umbilical hernia", "none")], { umbilical_hernia: false }],
  [[health("Пупочная грыжа", "выявлена")], { umbilical_hernia: true }],
  [[health("Пупочная грыжа", "нет")], { umbilical_hernia: false }],
  [[health("Umbilical hernia")], {}],
  [[health("Congenital defects", "not found")], { congenital_defect: false }],
  [[health("Polydactyly"), health("Polydactyl", "present")], {}],
  [[health("Полидактилия", "есть")], { polydactyl: true }],
  [[health("Testicles", "both descended")], { testes_cert: true }],
  [[health("Справка о семенниках")], { testes_cert: true }],
  [[health("Testicles", "cryptorchid")], { testes_cert: false }],
  [[health("Caesarean")], {}],
  [[health("Caesarean 2025"), health("Кесарево сечение")], { repeat_caesarean: true }],
  [[health("Umbilical hernia", "present, not operated")], { umbilical_hernia: true }],
  [[health("Umbilical hernia", "no hernia found")], { umbilical_hernia: false }],
  [[health("Umbilical hernia", "unclear")], {}],
  [[health("Umbilical hernia", "not found on the left, present on the right")], {}],
  [[health("Пупочная грыжа", "не обнаружена")], { umbilical_hernia: false }],
  [[health("Пупочная грыжа", "ненормально")], { umbilical_hernia: true }],
  [[health("Inguinal hernia", "found"), health("Паховая грыжа", "есть")], {}],
  [[health("Hernia", "inguinal, found")], {}],
  [[health("Hernia", "found")], {}],
  [[health("Hernia", "none")], { umbilical_hernia: false }],
  [[health("Caesarean", "none"), health("Кесарево сечение", "не было")], {}],
  [[health("Testicles", "undescended")], { testes_cert: false }],
  [[health("Testicles", "both undescended")], { testes_cert: false }],
  [[health("Testicles", "not descended")], { testes_cert: false }],
  [[health("Testicles", "absent")], { testes_cert: false }],
  [[health("Testicles", "both")], {}],
  [[health("Testicles", "left descended, right not")], {}],
  [[health("Testicles")], {}],
  [[health("Семенники", "не опущено")], { testes_cert: false }],
  [[health("Семенники", "не опустилось")], { testes_cert: false }],
  [[health("Семенники", "оба опущены")], { testes_cert: true }],
  [[health("Cryptorchidism")], {}],
  [[health("Крипторхизм")], {}],
  [[health("Крипторхизм", "выявлен")], { testes_cert: false }],
  [[health("Крипторхизм", "не выявлен")], { testes_cert: true }],
  [[health("Cryptorchidism", "both sides")], {}],
  [[{ kind: "dna", name: "Umbilical hernia", result: "found" }], {}],
])("%o say %o", (entries, facts) => {
  expect(vetFindings(entries)).toEqual(facts);
});

test.each([
  ["SQR 2", 2],
  ["SQR niveau 4", 4],
  ["SQR Sélectionné", 3],
  ["Conforme (SQR)", 2],
  ["SQR inscrit", 1],
  ["SQR 7", null],
  ["Conforme", null],
  ["GIC", null],
] as const)("%s is level %s of LOOF", (name, level) => {
  expect(sqrLevel(name)).toBe(level);
});

test("a cat of a level is judged by its breed exam and its tests; any other is not judged", () => {
  const level = { kind: "title", name: "SQR 3", result: null };
  const exam = { kind: "result", name: "Examen de conformité", result: "Excellent" };
  expect(sqrFacts([exam], true)).toEqual({ sqr: 0 });
  expect(sqrFacts([level], undefined)).toEqual({ sqr: 3 });
  expect(sqrFacts([level, exam], false)).toEqual({ sqr: 3, conform: true, health_dna: false });
  expect(sqrFacts([level, { ...exam, result: "non conforme" }], true)).toMatchObject({
    conform: false,
  });
});
