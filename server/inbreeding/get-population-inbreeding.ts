import { catteryOwner } from "../catteries/queries.ts";
import { breedById } from "../reference/queries.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";

export const getBreedInbreeding: Handler<"GET /breeds/{id}/inbreeding"> = async (
  { params: { id } },
  { db, services, address },
) => {
  const [breed] = await breedById(db, { id });
  if (!breed) refuse("breed_not_found");
  return { data: await services.populations.inbreedingOf("breed", id, networkOf(address)) };
};

export const getCatteryInbreeding: Handler<"GET /catteries/{id}/inbreeding"> = async (
  { params: { id } },
  { db, services, address },
) => {
  const [cattery] = await catteryOwner(db, { id });
  if (!cattery) refuse("cattery_not_found");
  const { populations } = services;
  return { data: await populations.inbreedingOf("breeder", cattery.users_id, networkOf(address)) };
};
