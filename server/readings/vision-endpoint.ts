/** An OpenAI-compatible API with a vision model (`POST {url}/chat/completions`). Its answers are not trusted. */
import { z } from "zod";
import { LAST_POSITION } from "@felistry/domain/pedigree/positions.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { isCalendarDate } from "@felistry/domain/calendar.ts";
import { parseWrappedJson } from "@felistry/domain/readings/json-text.ts";
import type { FieldOrNot, ReadPedigree, Region } from "@felistry/domain/readings/recognised.ts";
import type { RecognitionConfig } from "../config.ts";
import type { ShownPage } from "./read-scan.ts";
import type { Recogniser } from "./recogniser.ts";

type Endpoint = NonNullable<RecognitionConfig["endpoint"]>;

/** An answer is a page of JSON; anything longer is nonsense. */
const MOST_ANSWER_BYTES = 400_000;
const LONGEST_VALUE = 200;
/** Used if the model gives no confidence: the field is worth a look. */
const UNSAID_CONFIDENCE = 0.6;

const PROMPT = `The pictures are the pages of one cat's pedigree. Answer with JSON only, of this form:
{"number": F, "issuer": F, "system": F, "cat": {"prefix": F, "name": F, "suffix": F, "sex": F, "breed": F, "ems": F, "birthdate": F},
 "breeder": F, "owner": F, "ancestors": [{"position": 2, "prefix": F, "name": F, "suffix": F, "ems": F, "birthdate": F, "number": F}]}
F is null or {"value": "text as printed", "confidence": 0..1, "region": {"page": 0, "x": 0..1, "y": 0..1, "w": 0..1, "h": 0..1}}.
Positions: 2 sire, 3 dam; the sire of n is 2n, the dam of n is 2n+1; up to 31. sex: male or female. Dates: yyyy-mm-dd.
prefix and suffix are the cattery's name before and behind the cat's own. Leave out titles. ems is the EMS code with its breed.
system is the felinological system's abbreviation, issuer the club. Never guess what is not printed.`;

export function visionEndpoint(endpoint: Endpoint, seconds: number): Recogniser {
  return {
    async recognise(pages) {
      const pedigree = pedigreeOf(parseWrappedJson(await ask(endpoint, pages, seconds)));
      if (!pedigree) throw new Error("the recogniser's endpoint answered no pedigree");
      return pedigree;
    },
  };
}

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.union([
            z.string(),
            z
              .array(z.object({ text: z.string().optional() }))
              .transform((parts) => parts.map(({ text = "" }) => text).join("")),
          ]),
        }),
      }),
    )
    .min(1),
});

async function ask(
  { url, key, model }: Endpoint,
  pages: readonly ShownPage[],
  seconds: number,
): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/u, "")}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(seconds * 1000),
    headers: {
      "content-type": "application/json",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: PROMPT },
            ...pages.map(({ jpeg }) => ({
              type: "image_url",
              image_url: { url: `data:image/jpeg;base64,${jpeg}` },
            })),
          ],
        },
      ],
    }),
  });
  if (!response.ok) throw new Error(`the recogniser's endpoint answered ${response.status}`);
  const text = await limitedText(response);
  return completion.parse(JSON.parse(text)).choices[0]!.message.content;
}

async function limitedText(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MOST_ANSWER_BYTES) throw new Error("the recogniser's endpoint does not end");
  }
  return text;
}

/** Null if the answer contains nothing of a pedigree; malformed fields are dropped. */
function pedigreeOf(answer: unknown): ReadPedigree | null {
  if (!isRecord(answer)) return null;
  const cat = isRecord(answer["cat"]) ? answer["cat"] : {};
  const pedigree: ReadPedigree = {
    number: field(answer["number"]),
    issuer: field(answer["issuer"]),
    system: field(answer["system"]),
    cat: {
      prefix: field(cat["prefix"]),
      name: field(cat["name"]),
      suffix: field(cat["suffix"]),
      sex: field(cat["sex"], (value) => (/^(fe)?male$/u.test(value) ? value : null)),
      breed: field(cat["breed"]),
      ems: field(cat["ems"], emsOrNull),
      birthdate: field(cat["birthdate"], dateOrNull),
    },
    breeder: field(answer["breeder"]),
    owner: field(answer["owner"]),
    ancestors: ancestorsOf(answer["ancestors"]),
  };
  const found = [pedigree.number, pedigree.cat.name, pedigree.cat.birthdate].filter(Boolean).length;
  return found + pedigree.ancestors.length > 0 ? pedigree : null;
}

function ancestorsOf(list: unknown): ReadPedigree["ancestors"] {
  if (!Array.isArray(list)) return [];
  const byPosition = new Map<number, ReadPedigree["ancestors"][number]>();
  for (const item of list.filter(isRecord)) {
    const position = item["position"];
    const name = field(item["name"]);
    if (typeof position !== "number" || !Number.isInteger(position) || !name) continue;
    if (position < 2 || position > LAST_POSITION || byPosition.has(position)) continue;
    byPosition.set(position, {
      position,
      prefix: field(item["prefix"]),
      name,
      suffix: field(item["suffix"]),
      ems: field(item["ems"], emsOrNull),
      birthdate: field(item["birthdate"], dateOrNull),
      number: field(item["number"]),
    });
  }
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
}

function field(
  answer: unknown,
  check: (value: string) => string | null = (value) => value,
): FieldOrNot {
  const said = isRecord(answer) ? answer["value"] : answer;
  if (typeof said !== "string" && typeof said !== "number") return null;
  const text = String(said).trim();
  const value = text === "" || text.length > LONGEST_VALUE ? null : check(text);
  if (value === null) return null;
  const confidence = isRecord(answer) ? answer["confidence"] : undefined;
  return {
    value,
    confidence:
      typeof confidence === "number" && confidence >= 0 && confidence <= 1
        ? confidence
        : UNSAID_CONFIDENCE,
    region: isRecord(answer) ? regionOf(answer["region"]) : null,
  };
}

const regionShape = z.object({
  page: z.int().min(0).max(20),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  w: z.number().min(0).max(1),
  h: z.number().min(0).max(1),
});

function regionOf(answer: unknown): Region | null {
  return regionShape.safeParse(answer).data ?? null;
}

function emsOrNull(text: string): string | null {
  const parsed = parseEms(text);
  return parsed.ok ? parsed.normalised : null;
}

function dateOrNull(text: string): string | null {
  return isCalendarDate(text) ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
