/** Whether a part of an address is an id. */
export const isIdText = (text: string | null | undefined): text is string =>
  /^\d{1,9}$/.test(text ?? "");
