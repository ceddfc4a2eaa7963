/** What other nouns may have done with cases. */
export { mailsToClub } from "./mails.ts";
