import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  nav_sale,
  sale_gone,
  sale_gone_breed,
  sale_gone_cat,
  sale_gone_question,
  sale_none,
  search_title,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Page, Row } from "../ui/page.tsx";
import type { GoneAd } from "./load-gone.ts";

/** Instead of an ad: what there still is of the cat, and where to go on. */
export function NoSale({ gone }: { gone: GoneAd | null }) {
  return (
    <Page>
      <Head title={sale_none()} description={sale_none()} noIndex />
      <Empty>
        <h1>{sale_none()}</h1>
        {gone && <p>{sale_gone({ name: displayName(gone.cat) })}</p>}
        <Row>
          {gone && <WaysOn gone={gone} />}
          <ButtonLink to={paths.market} look="second">
            {nav_sale()}
          </ButtonLink>
          {!gone && (
            <ButtonLink to={paths.search} look="second">
              {search_title()}
            </ButtonLink>
          )}
        </Row>
      </Empty>
    </Page>
  );
}

function WaysOn({ gone: { cat, questionId } }: { gone: GoneAd }) {
  return (
    <>
      {questionId !== null && (
        <ButtonLink to={paths.question(questionId)}>{sale_gone_question()}</ButtonLink>
      )}
      <ButtonLink to={paths.cat(cat.id)} look="second">
        {sale_gone_cat()}
      </ButtonLink>
      <ButtonLink to={paths.marketOf(cat.breed_ems)} look="second">
        {sale_gone_breed({ breed: cat.breed })}
      </ButtonLink>
    </>
  );
}
