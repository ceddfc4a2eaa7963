import type { ApiCaller } from "@felistry/contract/client.ts";

/** Results that add up to a title. */
export async function champion(call: ApiCaller, id: number): Promise<void> {
  for (const [at, judge] of ["Anna North", "Ben West", "Carla South"].entries())
    await call("POST /cats/{id}/credentials", {
      params: { id },
      body: {
        kind: "result",
        name: "CAC",
        issued_by: "Baltic Show",
        issued_on: `2026-0${at + 1}-10`,
        show_system: "FIFe",
        show_class: "adult",
        show_country: "FI",
        judge,
      },
    });
}
