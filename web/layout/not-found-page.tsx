import { data } from "react-router";

/** Any address without a screen: the error screen, with status 404. */
export function loader(): never {
  throw data("", { status: 404 });
}

export function Component() {
  return null;
}
