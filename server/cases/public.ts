/** What other nouns may have done with cases. */
export { lockAmendable, sayAmended } from "./amend.ts";
export { mailsToClub } from "./mails.ts";
