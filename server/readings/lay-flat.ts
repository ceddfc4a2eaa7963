/** Straightens what is seen from aside. */
import { type Corners, seenFrom } from "@felistry/domain/readings/perspective.ts";
import type { Point } from "@felistry/domain/readings/point.ts";
import type { PagePicture } from "./page-picture.ts";

/** So much of the paper at its edges is left out, for the table may show there. */
const RIM = 0.004;

/** The paper between the corners as if it were seen from above, about as large as it is in the picture. */
export function laidFlat(picture: PagePicture, corners: Corners): PagePicture {
  const { data, channels } = picture;
  const pixel = ({ x, y }: Point) => ({ x: x * (picture.width - 1), y: y * (picture.height - 1) });
  const [a, b, c, d] = [pixel(corners[0]), pixel(corners[1]), pixel(corners[2]), pixel(corners[3])];
  const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const width = Math.round((far(a, b) + far(d, c)) / 2);
  const height = Math.round((far(a, d) + far(b, c)) / 2);
  const seen = seenFrom([a, b, c, d]);
  const flat = new Uint8Array(width * height * channels);
  const line = picture.width * channels;
  const [lastX, lastY] = [picture.width - 2, picture.height - 2];
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = seen({ x: x / (width - 1), y: y / (height - 1) });
      const left = Math.min(lastX, Math.max(0, Math.floor(at.x)));
      const top = Math.min(lastY, Math.max(0, Math.floor(at.y)));
      const across = Math.min(1, Math.max(0, at.x - left));
      const down = Math.min(1, Math.max(0, at.y - top));
      const from = top * line + left * channels;
      for (let channel = 0; channel < channels; channel++, to++) {
        const i = from + channel;
        const upper = data[i]! * (1 - across) + data[i + channels]! * across;
        const lower = data[i + line]! * (1 - across) + data[i + line + channels]! * across;
        flat[to] = upper * (1 - down) + lower * down;
      }
    }
  }
  return { data: flat, width, height, channels };
}

/** The corners, drawn in by the rim. */
export function withoutRim(corners: Corners): Corners {
  const seen = seenFrom(corners);
  return [
    seen({ x: RIM, y: RIM }),
    seen({ x: 1 - RIM, y: RIM }),
    seen({ x: 1 - RIM, y: 1 - RIM }),
    seen({ x: RIM, y: 1 - RIM }),
  ];
}
