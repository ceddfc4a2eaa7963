/** Whether a part of an address is an id. */
export const isIdText = (text: string | null | undefined): text is string =>
  /^[1-9]\d{0,8}$/.test(text ?? "");
