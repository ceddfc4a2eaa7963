import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorStatus } from "@felistry/contract/errors.ts";
import { fieldCodes } from "@felistry/contract/field-codes.ts";

const textsIn = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../i18n/messages/${locale}/errors.json`, import.meta.url), "utf8"),
  );

const english = textsIn("en");
const russian = textsIn("ru");
const names = [
  ...Object.keys(errorStatus).map((code) => `error_${code}`),
  ...fieldCodes.map((code) => `field_${code}`),
];

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

describe("every refusal", () => {
  it.for(names)("%s has a text in both languages, with the same placeholders", (name) => {
    expect(english[name]).toMatch(/^[A-Z].{3,}/);
    expect(russian[name]).toMatch(/[а-яё]/i);
    expect(placeholdersIn(russian[name]!)).toEqual(placeholdersIn(english[name]!));
  });

  it("is one that the contract knows: no text is left over", () => {
    expect(Object.keys(english).sort()).toEqual([...names].sort());
    expect(Object.keys(russian).sort()).toEqual([...names].sort());
  });

  it("matches the specification letter for letter", () => {
    expect(english).toMatchObject({
      error_wrong_credentials: "Wrong username or password!",
      error_user_not_found: "User not found!",
      error_no_such_email: "No such user/email!",
      error_wrong_recovery_code:
        "The code you have entered is not correct, try again or re-send the link",
      error_no_documents: "No documents found",
      error_ad_not_found: "No sale information found for cat ID {id}",
      error_no_pedigree: "Please, add pedigree",
      error_file_too_large: "File size exceeds the 10MB limit. Please choose a smaller file.",
      error_no_file: "Please select a file",
      error_fault: "Something went wrong. Please try again later.",
      field_first_name:
        "First name should be 3-16 characters and shouldn't include any special character",
      field_last_name:
        "Last name should be 3-16 characters and shouldn't include any special character",
      field_email: "It should be a valid email address!",
      field_password:
        "Password should be 8-20 characters and include at least 1 letter and 1 number",
      field_passwords_differ: "Passwords don't match.",
      field_cat_prefix: "Use 3-100 letters or numbers",
      field_cat_name: "Allow numbers, letters (3-100 symbols), space and '",
      field_chip: "Use 3-100 letters or numbers",
      field_cattery_name: "Please, write a cattery name, it should be 3-16 symbols",
      field_cattery_issuer: "Club/systme can't be empty",
      field_cattery_system: "Choose a system",
      field_cattery_photo: "Upload a photo",
      field_sale_required: "Please fill out all required fields.",
      field_metric_number: "Please enter a valid metric number",
      field_pedigree_number: "Please enter a valid pedigree number",
      field_document_file: "Please upload a valid file.",
    });
  });
});
