/** For the `ref` of what a step begins with: what was pressed to get there is gone, and the focus would be lost. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
