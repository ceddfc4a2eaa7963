let field: HTMLInputElement | undefined;

/** `/` moves the focus to the search from anywhere but a field. Loaded late: no page is first painted with it. */
export function focusOnSlash(input: HTMLInputElement): void {
  if (!field) addEventListener("keydown", focusField);
  field = input;
}

function focusField(event: KeyboardEvent): void {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || isText(event.target)) return;
  event.preventDefault();
  field!.focus();
}

const isText = (target: EventTarget | null) =>
  (target as HTMLElement).matches("input, textarea, select, [contenteditable]");
