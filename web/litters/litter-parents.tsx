import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName, type NamedCat } from "../cats/cat-name.tsx";
import { paths } from "../paths.ts";
import { LitterFact } from "./litter-facts.tsx";

type Parent = NamedCat & { readonly id: number };

export function LitterParents({ dam, sire }: { readonly dam: Parent; readonly sire: Parent }) {
  return (
    <>
      <LitterFact name={m.litter_dam()}>
        <Link to={paths.cat(dam.id)}>
          <CatName cat={dam} />
        </Link>
      </LitterFact>
      <LitterFact name={m.litter_sire()}>
        <Link to={paths.cat(sire.id)}>
          <CatName cat={sire} />
        </Link>
      </LitterFact>
    </>
  );
}
