import { expect, test } from "vitest";
import { dateFaults } from "./dates.ts";

const today = "2026-11-22";

test.each([
  [{ cat_birthdate: "2026-11-22" }, {}],
  // Where the breeder lives the day may have begun already.
  [{ cat_birthdate: "2026-11-23" }, {}],
  [{ cat_birthdate: "2026-11-24" }, { cat_birthdate: "future_birthdate" }],
  [{ cat_birthdate: null }, {}],
  [{ cat_birthdate: "" }, {}],
  [{}, {}],
  [{ cat_birthdate: "2020-01-01", deceased_on: "2020-01-01" }, {}],
  [{ cat_birthdate: "2020-01-02", deceased_on: "2020-01-01" }, { deceased_on: "before_birth" }],
  [{ neutered_on: "2020-01-01", deceased_on: "2020-01-01" }, {}],
  [{ neutered_on: "2020-01-02", deceased_on: "2020-01-01" }, { neutered_on: "after_death" }],
  [{ neutered_on: "2020-01-02", deceased_on: null }, {}],
  [
    { cat_birthdate: "2021-01-01", neutered_on: "2020-01-02", deceased_on: "2020-01-01" },
    { neutered_on: "before_birth", deceased_on: "before_birth" },
  ],
  [{ deceased_on: "2026-11-23" }, {}],
  [{ deceased_on: "2026-11-24" }, { deceased_on: "future_date" }],
])("of %j is wrong: %j", (dates, faults) => {
  expect(dateFaults(dates, today)).toEqual(faults);
});
