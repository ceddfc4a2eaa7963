import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { ClubLook } from "@felistry/contract/certificates/club-looks.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { ClubLookForm } from "./club-look-form.tsx";
import styles from "./club-look.module.css";

/** `/admin/clubs/{id}/look`: how a club's certificates look, tried out on specimens before it is used. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "keep_clubs");
  const { id } = args.params;
  if (!isIdText(id)) throw data(m.error_club_not_found(), { status: 404 });
  const params = { id: Number(id) };
  const [looks, clubs] = await orErrorScreen(
    Promise.all([call("GET /admin/clubs/{id}/looks", { params }), call("GET /clubs", {})]),
  );
  const name = clubs.data.find((club) => club.id === params.id)?.name ?? "";
  return { clubId: params.id, name, looks: looks.data };
}

export function Component() {
  const { clubId, name, looks } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  const { used, tried } = looks;
  const newest = tried ?? used;
  return (
    <ClubPage tab="clubs" title={m.look_title({ name })} description={m.look_lead()}>
      <p>
        <Link to={paths.adminClubs}>← {m.clubs_title()}</Link>
      </p>
      <p>{m.look_lead()}</p>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      <Used look={used} />
      {tried && <Tried clubId={clubId} look={tried} onDone={onDone} />}
      <ClubLookForm key={newest?.id ?? 0} clubId={clubId} look={newest} onDone={onDone} />
    </ClubPage>
  );
}

function Used({ look }: { look: ClubLook | null }) {
  const { locale } = usePageTools();
  return (
    <section className={styles["part"]} aria-labelledby="look-used">
      <h2 id="look-used">{m.look_used()}</h2>
      {look === null ? (
        <p className="soft">{m.look_used_none()}</p>
      ) : (
        <>
          <p>{m.look_used_since({ day: shortDate(look.used_from!, locale) })}</p>
          <Specimens look={look} />
        </>
      )}
    </section>
  );
}

function Tried({
  clubId,
  look,
  onDone,
}: {
  clubId: number;
  look: ClubLook;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const use = async () => {
    await call("PUT /admin/clubs/{id}/looks/{lookId}/use", {
      params: { id: clubId, lookId: look.id },
    });
    await onDone(m.look_used_said());
  };
  return (
    <section className={styles["part"]} aria-labelledby="look-tried">
      <h2 id="look-tried">{m.look_tried()}</h2>
      <p>{m.look_tried_lead()}</p>
      <Specimens look={look} />
      <Row>
        <TaskButton work={use} busy={m.own_busy()}>
          {m.look_use()}
        </TaskButton>
      </Row>
    </section>
  );
}

function Specimens({ look: { id } }: { look: ClubLook }) {
  return (
    <ul className={styles["specimens"]}>
      <li>
        <a href={`/club-looks/${id}-pedigree.pdf`} target="_blank" rel="noopener">
          {m.look_specimen_pedigree()}
        </a>
      </li>
      <li>
        <a href={`/club-looks/${id}-metric.pdf`} target="_blank" rel="noopener">
          {m.look_specimen_metric()}
        </a>
      </li>
    </ul>
  );
}
