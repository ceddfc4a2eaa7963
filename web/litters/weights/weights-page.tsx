import { useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { addDays } from "@felistry/domain/calendar.ts";
import { WEIGHED_DAYS } from "@felistry/domain/litters/weights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { shortDate } from "../../ui/dates.ts";
import { Head } from "../../ui/head.tsx";
import { Empty, Lead, Page } from "../../ui/page.tsx";
import type { LitterWeights } from "./litter-weights.ts";
import { WeightChart } from "./weight-chart.tsx";
import { WeightForm } from "./weight-form.tsx";
import styles from "./weights.module.css";

/** `/litters/{id}/weights` */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const params = { id: args.params["id"]! };
  const { data } = await orErrorScreen(call("GET /litters/{id}/weights", { params }));
  return { id: Number(params.id), weights: data };
}

export function Component() {
  const { id, weights } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { today } = usePageTools();
  const last = addDays(weights.born, WEIGHED_DAYS);
  const [day, setDay] = useState(today < last ? today : last);
  const isEmpty = weights.kittens.every((kitten) => kitten.weights.length === 0);
  return (
    <Page>
      <Head title={m.weights_title()} description={m.weights_lead()} noIndex />
      <p>
        <Link to={paths.litter(id)}>← {m.weights_back()}</Link>
      </p>
      <h1>{m.weights_title()}</h1>
      <Lead>{m.weights_lead()}</Lead>
      <Losses weights={weights} />
      {weights.is_breeder && <WeightForm id={id} weights={weights} day={day} setDay={setDay} />}
      {isEmpty ? (
        <Empty>{m.weights_none()}</Empty>
      ) : (
        <>
          <WeightChart weights={weights} />
          <Table weights={weights} />
        </>
      )}
    </Page>
  );
}

function Losses({ weights: { kittens } }: { weights: LitterWeights }) {
  const { locale } = usePageTools();
  const lost = kittens.filter(({ loss }) => loss !== null);
  if (lost.length === 0) return null;
  return (
    <ul className={styles["losses"]}>
      {lost.map(({ place, cat_name: name, loss }) => (
        <li key={place}>
          {m.weights_loss({
            name,
            grams: String(loss!.grams),
            day: shortDate(loss!.day, locale),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The newest day first: the one looked for. */
function Table({ weights: { kittens } }: { weights: LitterWeights }) {
  const { locale } = usePageTools();
  const days = [...new Set(kittens.flatMap(({ weights }) => weights.map(({ day }) => day)))];
  return (
    <>
      <h2>{m.weights_by_day()}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, by keyboard too */}
      <section className={styles["scroll"]} tabIndex={0} aria-label={m.weights_by_day()}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.weights_day()}</th>
              {kittens.map(({ place, cat_name }) => (
                <th key={place} scope="col" lang="zxx">
                  {cat_name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .sort()
              .reverse()
              .map((day) => (
                <tr key={day}>
                  <th scope="row">{shortDate(day, locale)}</th>
                  {kittens.map(({ place, weights }) => (
                    <td key={place}>{weights.find((weight) => weight.day === day)?.grams}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
