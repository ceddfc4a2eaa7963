/** What is longer than a field holds stays as it was pasted: a browser would cut it without a word. */
import { type ClipboardEvent, type InputEvent, useState } from "react";
import { field_too_long_by } from "@felistry/i18n/compiled/messages.js";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** By how much the text is too long, in words; null if it fits. */
export function tooLong(text: string, most: number): string | null {
  const over = text.trim().length - most;
  return over > 0 ? field_too_long_by({ over, most }) : null;
}

/** Says it at once, and keeps the form from being sent. */
export function useLength(most: number | undefined) {
  const [words, setWords] = useState<string | null>(null);
  const onInput = ({ currentTarget: field }: InputEvent<TextControl>) => {
    if (most === undefined) return;
    const said = tooLong(field.value, most);
    // A field may have other errors, which its own code sets and clears.
    if (said !== null || words !== null) field.setCustomValidity(said ?? "");
    setWords(said);
  };
  const onPaste = (event: ClipboardEvent<TextControl>) => {
    const { currentTarget: field, clipboardData } = event;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const isLine = field instanceof HTMLInputElement;
    const text = clipboardData.getData("text/plain");
    const pasted = isLine ? text.trim().replaceAll(/[\r\n]+/gu, " ") : text;
    if (most === undefined || from === null || to === null) return;
    if (value.length - (to - from) + pasted.length <= most) return;
    event.preventDefault();
    // `maxlength` holds only what is typed.
    field.setRangeText(pasted, from, to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { words, onInput, onPaste };
}
