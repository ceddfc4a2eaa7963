import { Link } from "react-router";
import {
  terms_changes_text,
  terms_changes_title,
  terms_content_text,
  terms_content_title,
  terms_description,
  terms_fees_text,
  terms_fees_title,
  terms_lead,
  terms_members_text,
  terms_members_title,
  terms_pedigree_text,
  terms_pedigree_title,
  terms_privacy_link,
  terms_sales_text,
  terms_sales_title,
  terms_title,
  terms_updated,
  terms_welfare_text,
  terms_welfare_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { NumberedText } from "./numbered-text.tsx";

export function Component() {
  const { site } = usePageTools();
  return (
    <>
      <Head title={terms_title()} description={terms_description()} />
      <NumberedText
        title={terms_title()}
        updated={terms_updated()}
        lead={terms_lead({ site: site.name })}
        sections={[
          { title: terms_members_title(), text: terms_members_text() },
          { title: terms_fees_title(), text: terms_fees_text() },
          { title: terms_content_title(), text: terms_content_text() },
          { title: terms_pedigree_title(), text: terms_pedigree_text() },
          { title: terms_sales_title(), text: terms_sales_text({ site: site.name }) },
          { title: terms_welfare_title(), text: terms_welfare_text() },
          { title: terms_changes_title(), text: terms_changes_text() },
        ]}
      >
        <Link to={paths.privacy}>{terms_privacy_link()}</Link>
      </NumberedText>
    </>
  );
}
