import type { ReactNode } from "react";
import { useMarked } from "../ui/scan/scan-mark.ts";
import { useKeys } from "../ui/use-keys.ts";
import styles from "./desk.module.css";
import { ScanViewer } from "./scan-viewer.tsx";
import { useScanView } from "./use-scan-view.ts";

interface BesidePaperProps {
  readonly path: string;
  readonly alt: string;
  /** What the paper is to prove. */
  readonly children: ReactNode;
}

/** A paper that can be enlarged and turned, by keys too, beside what is decided by it. */
export function BesidePaper({ path, alt, children }: BesidePaperProps) {
  const { marked, container } = useMarked<HTMLDivElement>();
  const view = useScanView();
  useKeys({ Equal: view.larger, Minus: view.smaller, KeyR: view.rotate, Digit0: view.fit });
  return (
    <div ref={container} className={`${styles["compare"]} ${styles["beside"]}`}>
      <ScanViewer path={path} alt={alt} view={view} marked={marked} />
      {children}
    </div>
  );
}
