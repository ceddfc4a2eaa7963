import { getCattery, getCatteryForEdit, listCatteries, listCatteryCats } from "./read-catteries.ts";
import { createCattery, editCattery } from "./save-cattery.ts";

export const catteryHandlers = {
  "POST /me/cattery": createCattery,
  "GET /catteries": listCatteries,
  "GET /catteries/{id}": getCattery,
  "GET /catteries/{id}/cats": listCatteryCats,
  "GET /catteries/{id}/edit": getCatteryForEdit,
  "PUT /catteries/{id}": editCattery,
};
