import type { ReactNode } from "react";

/** One fact in a litter's list of facts. */
export function LitterFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
