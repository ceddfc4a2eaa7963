import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";

const selectView = statement(
  "herd_view",
  "select own_cats_view as view from users where id = :memberId",
);

export const readHerdView: Handler<"GET /me/herd/view"> = async (_, { db, member }) => {
  const [chosen] = await selectView(db, { memberId: member.id });
  return { data: chosen! };
};

const updateView = statement(
  "herd_view_choose",
  "update users set own_cats_view = :view? where id = :memberId",
);

export const chooseHerdView: Handler<"PUT /me/herd/view"> = async ({ body }, { db, member }) => {
  await updateView(db, { memberId: member.id, view: body.view });
  return { data: body };
};
