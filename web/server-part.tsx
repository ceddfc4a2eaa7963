/**
 * A part of a screen that is only read. The server writes it, and the browser leaves it as it stands without loading its
 * code; only a screen opened within the site loads that, so its loader waits for `load`.
 */
import type { ComponentType } from "react";

interface ServerPart<Props> {
  readonly load: () => Promise<unknown>;
  readonly Part: ComponentType<Props & { readonly className?: string | undefined }>;
}

const AS_IT_STANDS = { __html: "" };

export function serverPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ServerPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return {
    load: async () => (Loaded ??= await fetch()),
    Part: ({ className, ...props }) =>
      Loaded ? (
        <div key="rendered" className={className}>
          <Loaded {...(props as unknown as Props)} />
        </div>
      ) : (
        <div
          key="written"
          className={className}
          suppressHydrationWarning
          dangerouslySetInnerHTML={AS_IT_STANDS}
        />
      ),
  };
}
