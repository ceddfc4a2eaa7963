import type { ReactNode } from "react";

/** One thing that is known of a litter, in a list of them. */
export function LitterFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
