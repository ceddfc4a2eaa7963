import { expect, test } from "vitest";
import { sqrFacts, sqrLevel } from "./sqr.ts";
import { vetFindings } from "./vet-findings.ts";

const health = (name: string, result: string | null = null, issued_on: string | null = null) => ({
  kind: "health",
  name,
  result,
  issued_on,
});

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
  [[health("Testicles examination", "No abnormalities detected")], { testes_cert: true }],
  [[health("Testicles", "two, nothing abnormal")], { testes_cert: true }],
  [[health("Testicles", "not cryptorchid")], { testes_cert: true }],
  [[health("Testicles", "no testicle abnormally placed, one missing")], { testes_cert: false }],
  [[health("Testicles", "one retained, no other abnormalities")], {}],
  [[health("Testicles", "abnormal")], { testes_cert: false }],
  [[health("Семенники", "Патологий не выявлено")], { testes_cert: true }],
  [[health("Семенники", "Отклонений нет")], { testes_cert: true }],
  [[health("Семенники", "Без патологий, оба в мошонке")], { testes_cert: true }],
  [[health("Семенники", "Выявлена патология: одно не опустилось")], { testes_cert: false }],
  [[health("Семенники", "не опущено")], { testes_cert: false }],
  [[health("Семенники", "не опустилось")], { testes_cert: false }],
  [[health("Семенники", "оба опущены")], { testes_cert: true }],
  [[health("Cryptorchidism")], {}],
  [[health("Крипторхизм")], {}],
  [[health("Крипторхизм", "выявлен")], { testes_cert: false }],
  [[health("Крипторхизм", "не выявлен")], { testes_cert: true }],
  [[health("Cryptorchidism", "both sides")], {}],
  [[{ ...health("Umbilical hernia", "found"), kind: "dna" }], {}],
  [[health("Umbilical hernia", "no data")], {}],
  [[health("Пупочная грыжа", "нет данных")], {}],
  [[health("Пупочная грыжа", "не осматривали")], {}],
  [[health("Congenital cataract", "clear")], {}],
  [[health("Congenital cataract", "affected")], { congenital_defect: true }],
  [[health("Врождённые рефлексы", "положительные")], {}],
  [[health("Врождённые пороки", "нет")], { congenital_defect: false }],
  [
    [
      health("Caesarean 1", "no complications", "2024-03-01"),
      health("Caesarean 2", "без осложнений", "2025-04-01"),
    ],
    { repeat_caesarean: true },
  ],
  [
    [
      health("Caesarean", "no complications", "2024-03-01"),
      health("Кесарево", "трое котят", "2024-03-01"),
    ],
    {},
  ],
  [[health("Caesarean", "not needed"), health("Caesarean", null, "2025-04-01")], {}],
])("%o say %o", (entries, facts) => {
  expect(vetFindings(entries)).toEqual(facts);
});

test.each([
  ["SQR 2", 2],
  ["SQR niveau 4", 4],
  ["SQR Sélectionné", 3],
  ["Conforme (SQR)", 2],
  ["SQR inscrit", 1],
  ["SQR Non conforme", null],
  ["Non inscrit SQR", null],
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
  for (const result of ["non conforme", "Ajourné", "refusé"])
    expect(sqrFacts([level, { ...exam, result }], true)).toMatchObject({ conform: false });
  expect(sqrFacts([level, { ...exam, result: "Excellent, no remarks" }], true)).toMatchObject({
    conform: true,
  });
  for (const result of [null, "15 mars"])
    expect(sqrFacts([level, { ...exam, result }], true)).not.toHaveProperty("conform");
});
