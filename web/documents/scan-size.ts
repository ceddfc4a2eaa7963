/** A scan's path ends in its size in pixels, `…-1240x1754.webp`, which determines the space to reserve. */
export function scanSize(path: string): { width: number; height: number } | undefined {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(path) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
