import { parentPort, workerData } from "node:worker_threads";
import { populationInbreeding } from "@felistry/domain/pedigree/inbreeding/population.ts";
import type { PopulationTask } from "./population-desk.ts";

const { sires, dams, cats, born } = workerData as PopulationTask;
const members = Array.from(cats, (cat, at) => ({ cat, born: born[at] || null }));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
parentPort!.postMessage(populationInbreeding({ sires, dams }, members));
