import { Link } from "react-router";
import {
  privacy_cookies_text,
  privacy_cookies_title,
  privacy_deleted_text,
  privacy_deleted_title,
  privacy_description,
  privacy_lead,
  privacy_mail_text,
  privacy_mail_title,
  privacy_photos_text,
  privacy_photos_title,
  privacy_private_text,
  privacy_private_title,
  privacy_public_text,
  privacy_public_title,
  privacy_rights_text,
  privacy_rights_title,
  privacy_settings_link,
  privacy_store_text,
  privacy_store_title,
  privacy_terms_link,
  privacy_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { NumberedText } from "./numbered-text.tsx";

export function Component() {
  const { site } = usePageTools();
  return (
    <>
      <Head title={privacy_title()} description={privacy_description()} />
      <NumberedText
        title={privacy_title()}
        lead={privacy_lead({ site: site.name })}
        sections={[
          { title: privacy_store_title(), text: privacy_store_text() },
          { title: privacy_public_title(), text: privacy_public_text() },
          { title: privacy_private_title(), text: privacy_private_text() },
          { title: privacy_photos_title(), text: privacy_photos_text() },
          { title: privacy_cookies_title(), text: privacy_cookies_text() },
          { title: privacy_mail_title(), text: privacy_mail_text() },
          { title: privacy_deleted_title(), text: privacy_deleted_text() },
          { title: privacy_rights_title(), text: privacy_rights_text() },
        ]}
      >
        <Link to={paths.settings}>{privacy_settings_link()}</Link>
        <br />
        <Link to={paths.terms}>{privacy_terms_link()}</Link>
      </NumberedText>
    </>
  );
}
