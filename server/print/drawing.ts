/** A description of a printed page, from which SVG, PNG and PDF are made alike. Lengths are points, y grows downwards. */
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Face } from "./fonts.ts";

export interface Rectangle {
  readonly kind: "rectangle";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly dashed?: true;
}

export interface Disc {
  readonly kind: "disc";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
}

export interface Polyline {
  readonly kind: "polyline";
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly stroke: string;
}

/** `x` is where it begins, `y` its baseline. */
export interface Text {
  readonly kind: "text";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly ink: string;
}

export type Shape = Rectangle | Disc | Polyline | Text;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly language: Locale;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** `yyyy-mm-dd` */
  readonly madeOn: string;
  /** Later ones are on top of earlier ones. */
  readonly shapes: readonly Shape[];
}

export const LINE_WIDTH = 0.6;
/** Lengths of dash and gap. */
export const DASHES = [2.5, 2] as const;
