import { expect, test } from "vitest";
import { toPageOfSite } from "./link-of-site.ts";

const HERE = "https://cats.example/market?breed=MCO";
const link = (href: string, more = {}) => ({ href, target: "", download: "", ...more });

test("[16.9] a link to another page of the site leads there", () => {
  expect(toPageOfSite(link("https://cats.example/cats/7?tab=pedigree"), HERE)?.pathname).toBe(
    "/cats/7",
  );
  expect(toPageOfSite(link("https://cats.example/market"), HERE)?.href).toBe(
    "https://cats.example/market",
  );
});

test.each([
  ["another site", link("https://other.example/cats/7")],
  ["the same host without TLS", link("http://cats.example/cats/7")],
  ["another window", link("https://cats.example/cats/7", { target: "_blank" })],
  ["a file to keep", link("https://cats.example/pedigrees/7.pdf", { download: "7.pdf" })],
  ["a mail", link("mailto:olga@cats.example")],
  ["a place on this page", link(`${HERE}#content`)],
  ["nowhere", link("")],
])("[16.9] a link to %s leads to no page to load ahead", (_, to) => {
  expect(toPageOfSite(to, HERE)).toBeNull();
});
