import { answerByMail, answerLitter, readByMail } from "./answer-litter.ts";
import { decideLitter } from "./decide-litter.ts";
import { getLitter, listLitters } from "./read-litters.ts";
import { registerLitter } from "./register-litter.ts";

export const litterHandlers = {
  "GET /litters": listLitters,
  "POST /litters": registerLitter,
  "GET /litters/{id}": getLitter,
  "PUT /litters/{id}/answer": answerLitter,
  "PUT /litters/{id}/decide": decideLitter,
  "POST /litters/asked-by-mail": readByMail,
  "POST /litters/answer-by-mail": answerByMail,
};
