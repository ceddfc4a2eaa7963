/** Before each file of tests, since many share a process: numbers of four digits would be taken for codes in mails. */
import { beginNumbers } from "../world.ts";

beginNumbers();
