import type { FormPost } from "../../http/front/form-posts.ts";

/** The two buttons of `/judge/{token}`. The page that they lead to knows no token. */
export const judgeForm: FormPost = {
  path: "/judge/:token",
  call: "POST /credentials/answer-by-mail",
  body: ({ token }, fields) => ({ token, confirm: FLAGS[fields.get("answer") ?? ""] }),
  after: (fields) => `/judge/${fields.get("answer")}`,
};

/** Anything else is refused as no answer. */
const FLAGS: Readonly<Record<string, 0 | 1>> = { yes: 1, no: 0 };
