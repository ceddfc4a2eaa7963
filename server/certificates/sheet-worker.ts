/** The thread that draws certificates. */
import { answerTasks } from "../threads/answer-tasks.ts";
import { drawSheet } from "./sheet/draw-sheet.ts";

answerTasks(drawSheet);
