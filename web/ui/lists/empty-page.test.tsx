import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import * as m from "@felistry/i18n/compiled/messages.js";
import { EmptyPage } from "./empty-page.tsx";

const shown = (address: string, next: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <EmptyPage next={next}>Nobody was found.</EmptyPage>
    </MemoryRouter>,
  );

test("[16.8] that nobody was found is said of a whole list, not of an empty page behind others", () => {
  expect(shown("/list?q=ann", null)).toContain("Nobody was found.");
  const later = shown("/list?q=ann&cursor=x", null);
  expect(later).not.toContain("Nobody was found.");
  expect(later).toContain(m.list_none_further());
});

test("[16.8] a search that has stopped on its way says so and goes on from there", () => {
  for (const address of ["/list?q=ann", "/list?q=ann&cursor=x"]) {
    const text = shown(address, "y");
    expect(text).not.toContain("Nobody was found.");
    expect(text).toContain(m.list_none_so_far());
    expect(text).toMatch(/href="[^"]*cursor=y"/);
  }
});
