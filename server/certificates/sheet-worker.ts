/** The thread that draws certificates. */
import { answerDrawings } from "../print/answer-drawings.ts";
import { drawSheet } from "./sheet/draw-sheet.ts";

answerDrawings(drawSheet);
