import { getStudbook, getStudbookBreed, getStudbookYear } from "./get-studbook.ts";
import { listBooks, startBook } from "./books.ts";
import { serveBook } from "./serve-book.ts";
import { serveOpenData } from "./open-data.ts";

export const studbookHandlers = {
  "GET /studbook": getStudbook,
  "GET /studbook/{year}": getStudbookYear,
  "GET /studbook/{year}/{breed}": getStudbookBreed,
  "GET /open-data/{name}": serveOpenData,
  "GET /admin/studbook": listBooks,
  "POST /admin/studbook": startBook,
  "GET /admin/studbook/{id}/studbook.pdf": serveBook,
};
