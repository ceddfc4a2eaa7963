import type { CatCard } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Empty } from "../ui/page.tsx";

interface OfferFormProps {
  readonly entryId: number;
  readonly name: string;
  readonly kittens: readonly CatCard[];
  readonly onDone: (said: string) => Promise<void>;
  readonly onClose: () => void;
}

export function OfferForm({ entryId, name, kittens, onDone, onClose }: OfferFormProps) {
  const { call, today } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/waiting.ts").then((c) => c.waitingOfferBody),
    draftOf: `offer ${entryId}`,
    send: async (body) => {
      await call("PUT /waiting/{id}/offer", { params: { id: entryId }, body });
      await onDone(m.waiting_offered_said());
    },
  });
  if (kittens.length === 0)
    return (
      <Empty>
        <p>{m.waiting_offer_none()}</p>
      </Empty>
    );
  return (
    <section aria-label={m.waiting_offer_title({ name })}>
      <Form
        state={state}
        actions={
          <>
            <Button type="submit" disabled={state.sending} disabledReason={m.waiting_sending()}>
              {m.waiting_offer_send()}
            </Button>
            <Button look="second" onClick={onClose}>
              {m.waiting_back()}
            </Button>
          </>
        }
      >
        <SelectField
          name="cat_id"
          label={m.waiting_offer_cat()}
          placeholder={m.waiting_choose()}
          errors={state.errors}
          required
        >
          {kittens.map((cat) => (
            <option key={cat.id} value={cat.id}>
              {displayName(cat)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="until"
          type="date"
          label={m.waiting_offer_until()}
          min={today}
          errors={state.errors}
          required
        />
      </Form>
    </section>
  );
}
