/** For the `ref` of a step's first element: the pressed button is gone, and the focus would be lost. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
