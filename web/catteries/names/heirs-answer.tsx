import type { OwnName } from "@felistry/contract/catteries/cattery-names.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Failure } from "../../ui/failure.tsx";
import { Row } from "../../ui/page.tsx";
import { useTask } from "../../ui/use-task.ts";

interface AnswerProps {
  readonly name: OwnName;
  readonly onDone: (said: string) => Promise<void>;
}

/** Whoever is to get the name says whether to have it. */
export function HeirsAnswer({ name: { id, name, holder, question }, onDone }: AnswerProps) {
  const { call, locale } = usePageTools();
  const answer = async (agree: 0 | 1, said: string) => {
    const body = { question: question!.id, agree };
    await call("PUT /me/cattery-names/{id}/answer", { params: { id }, body });
    await onDone(said);
    return "";
  };
  const accepting = useTask(() => answer(1, m.cattery_names_accepted_said({ name })));
  const rejecting = useTask(() => answer(0, m.cattery_names_rejected_said({ name })));
  if (!question) return null;
  const running = accepting.running || rejecting.running;
  const about = { name: holder.name, day: shortDate(question.until, locale) };
  return (
    <>
      <p>
        {question.is_by_club === 1
          ? m.cattery_names_offered_by_club(about)
          : m.cattery_names_offered(about)}
      </p>
      {question.reason !== null && <blockquote lang="zxx">{question.reason}</blockquote>}
      <Row>
        <Button disabled={running} disabledReason={m.own_busy()} onClick={accepting.start}>
          {m.cattery_names_accept({ name })}
        </Button>
        <Button
          look="second"
          disabled={running}
          disabledReason={m.own_busy()}
          onClick={rejecting.start}
        >
          {m.cattery_names_reject({ name })}
        </Button>
      </Row>
      {[accepting, rejecting].map(({ outcome }, place) => (
        <Failure key={place} text={outcome?.failed && outcome.text} />
      ))}
    </>
  );
}
