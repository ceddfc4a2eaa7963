import { getCattery, getCatteryForEdit, listCatteries, listCatteryCats } from "./read-catteries.ts";
import { decideName, endName, listNames, passToHeir } from "./names/of-club.ts";
import { answerAsHeir, dropHeir } from "./names/heirs.ts";
import { askName, listOwnNames, setHeir, withdrawName } from "./names/own.ts";
import { createCattery, editCattery } from "./save-cattery.ts";

export const catteryHandlers = {
  "POST /me/cattery": createCattery,
  "GET /catteries": listCatteries,
  "GET /catteries/{id}": getCattery,
  "GET /catteries/{id}/cats": listCatteryCats,
  "GET /catteries/{id}/edit": getCatteryForEdit,
  "PUT /catteries/{id}": editCattery,
  "GET /me/cattery-names": listOwnNames,
  "POST /me/cattery-names": askName,
  "DELETE /me/cattery-names/{id}": withdrawName,
  "PUT /me/cattery-names/{id}/heir": setHeir,
  "PUT /me/cattery-names/{id}/answer": answerAsHeir,
  "DELETE /admin/cattery-names/{id}/heir": dropHeir,
  "GET /admin/cattery-names": listNames,
  "PUT /admin/cattery-names/{id}/decide": decideName,
  "PUT /admin/cattery-names/{id}/holder": passToHeir,
  "PUT /admin/cattery-names/{id}/end": endName,
};
