/** The thread that prints contracts. */
import { answerTasks } from "../../threads/answer-tasks.ts";
import { drawContract } from "./draw-contract.ts";

answerTasks(drawContract);
