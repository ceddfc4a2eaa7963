/**
 * Imported before any schema is made. Our pages' policy forbids code made from text, and whenever zod tests whether it is
 * allowed, the browser reports a violation.
 */
import { config } from "zod";

config({ jitless: true });
