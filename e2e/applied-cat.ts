/** A breeder's cat with the papers for an application. */
import type { Page } from "@playwright/test";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { Language } from "./address.ts";
import { enterCat } from "./cats.ts";
import { enterAsMember, type Member } from "./member.ts";
import { sendPicture } from "./scan.ts";

export async function addPedigree(
  { call }: Member,
  page: Page,
  language: Language,
  cat_id: number,
): Promise<number> {
  const { data: systems } = await call("GET /cat-systems", {});
  const { data } = await call("POST /pedigrees", {
    body: {
      pedigree_num: `RX 17-${cat_id}`,
      issued_by: "Felis Club",
      cat_systems_id: systems.find(({ abb }) => abb === "WCF")!.id,
      cat_id,
      pedigree_img_url: await sendPicture(page.context(), language, "pedigree"),
    },
  });
  return data.id;
}

/** A name not found by any other journey's search. */
export const coined = (start: string) => `${start} ${Math.floor(Math.random() * 1e9)}`;

export async function breederWithCat(page: Page, language: Language) {
  const member = await enterAsMember(page.context(), language);
  const name = coined("Aurelia");
  const cat = { prefix: "Silverbrook", name, sex: "female", breed: "MCO", ems: "ns 22" } as const;
  const id = await enterCat(member.call, { ...cat, born: "2024-02-03" });
  const { data: profile } = await member.call("GET /cats/cat-and-color/{id}", { params: { id } });
  const shown = displayName({
    cat_name_cattery_prefix: "Silverbrook",
    cat_name: name,
    cat_name_suffix: null,
  });
  return { member, id, name, shown, breed_id: profile!.breed_id };
}
