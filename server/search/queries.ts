export { findOfSex } from "./find.ts";
