import { scanSize } from "./scan-size.ts";

/** A document's scan, with its space reserved while it loads. */
export function ScanPhoto({
  path,
  alt,
  className,
}: {
  path: string;
  alt: string;
  className?: string | undefined;
}) {
  return (
    <img
      src={path}
      alt={alt}
      {...scanSize(path)}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
