import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** Where "back" leads when there is nowhere to go back to. */
export function loader(): never {
  throw redirect(paths.market);
}

export function Component() {
  return null;
}
