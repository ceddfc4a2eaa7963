/**
 * Imported before any schema is made: the policy of our pages forbids code made from text, and each time zod tries
 * whether it may, the browser reports a violation.
 */
import { config } from "zod";

config({ jitless: true });
