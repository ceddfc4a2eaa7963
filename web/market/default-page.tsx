import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** The target of "back" if there is no previous page. */
export function loader(): never {
  throw redirect(paths.market);
}

export function Component() {
  return null;
}
