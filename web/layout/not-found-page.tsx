import { data } from "react-router";

/** Any address that no screen has: the error screen, with status 404. */
export function loader(): never {
  throw data("", { status: 404 });
}

export function Component() {
  return null;
}
