import { scanSize } from "./scan-size.ts";

/** The scan of a document, with its place kept free while it comes. */
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
