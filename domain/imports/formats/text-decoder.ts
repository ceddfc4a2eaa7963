/** Turns the bytes of a text file into text; the two encodings of DOS that no runtime knows are tables of ours. */
import type { TextEncoding } from "../encodings/text-encodings.ts";

/** Signs 0x80 to 0xff of IBM's code pages (IBM CDRA; Unicode's VENDORS/MICSFT/PC tables). */
const DOS = {
  cp850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  cp852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
} as const;
const PLAIN = 0x80;

/** Held at once as numbers, of two bytes each. */
const CHUNK = 1 << 20;

type Decoder = Pick<TextDecoder, "decode">;

/** Of UTF-8 and UTF-16 a letter that two parts share is kept for the next if the first is decoded with `stream`. */
export function decoderOf(encoding: TextEncoding): Decoder {
  if (encoding !== "cp850" && encoding !== "cp852") return new TextDecoder(encoding);
  const table = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < PLAIN ? byte : DOS[encoding].charCodeAt(byte - PLAIN),
  );
  return { decode: (bytes?: Uint8Array) => decoded(bytes ?? new Uint8Array(), table) };
}

/** Sign by sign, as strings, a large file would take seconds in which no request is answered. */
function decoded(bytes: Uint8Array, table: Uint16Array): string {
  const decoder = new TextDecoder("utf-16le");
  const numbers = new Uint16Array(Math.min(CHUNK, bytes.length));
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const length = Math.min(CHUNK, bytes.length - from);
    for (let i = 0; i < length; i++) numbers[i] = table[bytes[from + i]!]!;
    text += decoder.decode(numbers.subarray(0, length));
  }
  return text;
}
