/**
 * Inbreeding: a whole registry in a worker, with its growth in cost, and one cat, a trial mating and a thousand studs.
 * Pedigrees are the same each time: twenty generations, litters of four, as many families as eighty breeds would have.
 */
import { Worker } from "node:worker_threads";
import { inbreedingOfAll } from "@felistry/domain/inbreeding/inbreeding-of-all.ts";
import { inbreedingReport } from "@felistry/domain/inbreeding/report.ts";
import { kittensWithEach } from "@felistry/domain/inbreeding/matings.ts";
import type { PedigreeGraph } from "@felistry/domain/inbreeding/graph.ts";
import { predictKittens } from "@felistry/domain/colours/coat/predict.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { within, type Figure } from "./table.ts";

const GENERATIONS = 20;
const LINES = 80;
const LITTER = 4;
const SIZES = [10_000, 100_000, 1_000_000];
const MOST_SECONDS = 20;
const MOST_MB = 1024;

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** `lines` families of equal size; each litter's parents are random cats of the previous generation. */
export function syntheticPedigree(cats: number, lines: number, generations: number): PedigreeGraph {
  const roll = dice(20261120);
  const line = Math.max(2 * LITTER, Math.floor(cats / generations / lines));
  const generation = line * lines;
  const sires = new Int32Array(generation * generations).fill(-1);
  const dams = sires.slice();
  const half = line >> 1;
  for (let cat = generation; cat < sires.length; cat++) {
    const isLitterMate = cat % line !== 0 && (cat % line) % LITTER !== 0;
    const first = cat - (cat % line) - generation;
    sires[cat] = isLitterMate ? sires[cat - 1]! : first + roll(half);
    dams[cat] = isLitterMate ? dams[cat - 1]! : first + half + roll(half);
  }
  return { sires, dams };
}

export interface RegistryRun {
  readonly seconds: number;
  readonly megabytes: number;
}

export function runRegistry(cats: number): RegistryRun {
  const pedigree = syntheticPedigree(cats, LINES, GENERATIONS);
  const started = performance.now();
  inbreedingOfAll(pedigree);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, megabytes: process.memoryUsage().rss / 1024 ** 2 };
}

function inWorker(cats: number): Promise<RegistryRun> {
  const worker = new Worker(new URL("inbreeding-worker.ts", import.meta.url), { workerData: cats });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** The median of many runs after warm-up, in milliseconds. */
function milliseconds(work: (run: number) => void): number {
  for (let run = 0; run < 10; run++) work(run);
  const times = Array.from({ length: 31 }, (_, run) => {
    const started = performance.now();
    work(run);
    return performance.now() - started;
  });
  return times.toSorted((a, b) => a - b)[15]!;
}

export async function benchInbreeding(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const cats of SIZES) {
    const { seconds, megabytes } = await inWorker(cats);
    const name = `F of all of ${cats.toLocaleString("en")} cats, ${GENERATIONS} generations, in a worker`;
    figures.push(within(name, seconds, MOST_SECONDS, "s"));
    if (cats === SIZES.at(-1)) figures.push(within(`${name}: memory`, megabytes, MOST_MB, "MB"));
  }
  return [...figures, ...oneByOne()];
}

const COLOUR = parseEms("fs 09 22");
const OTHER = parseEms("d 22");

function oneByOne(): Figure[] {
  const tenFull = syntheticPedigree(11_000, 1, 11);
  const last = tenFull.sires.length;
  const parentsOf = (run: number) => {
    const cat = last - 1 - run * LITTER;
    return [tenFull.sires[cat]!, tenFull.dams[cat]!] as const;
  };
  const oneCat = (generations?: number) =>
    milliseconds((run) => {
      inbreedingReport(tenFull, ...parentsOf(run), { generations });
    });
  const trial = milliseconds((run) => {
    inbreedingReport(tenFull, ...parentsOf(run), {});
    if (COLOUR.ok && OTHER.ok)
      predictKittens({ breed: "MCO", codes: COLOUR.codes }, { breed: "MCO", codes: OTHER.codes });
  });
  const studs = Array.from({ length: 1000 }, (_, stud) => last - 1000 + stud);
  const compared = milliseconds((run) => {
    kittensWithEach(tenFull, last - 1001 - run, studs);
  });
  return [
    within("F of a cat with ten full generations, all figures", oneCat(), 5, "ms"),
    within("the same, limited to ten generations by paths", oneCat(10), 5, "ms"),
    within("a trial mating's figures and colours", trial, 20, "ms"),
    within("1,000 studs by kinship, nothing known before", compared, 300, "ms"),
  ];
}
