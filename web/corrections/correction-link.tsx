import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Icon } from "../ui/icon.tsx";
import { correctionPaths } from "./correction-paths.ts";

/** In the menu of a registered cat. */
export function CorrectionLink({ catId }: { catId: number }) {
  return (
    <li>
      <Link to={correctionPaths.ask(catId)}>
        <Icon name="edit" />
        {m.correction_menu()}
      </Link>
    </li>
  );
}
