/** Turns the bytes of a text file into text; the two encodings of DOS that no runtime knows are tables of ours. */
import type { TextEncoding } from "../detect.ts";

/** Signs 0x80 to 0xff of IBM's code pages (IBM CDRA; Unicode's VENDORS/MICSFT/PC tables). */
const DOS = {
  cp850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  cp852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
} as const;
const PLAIN = 0x80;

type Decoder = Pick<TextDecoder, "decode">;

/** Of UTF-8 and UTF-16 a letter that two parts share is kept for the next if the first is decoded with `stream`. */
export function decoderOf(encoding: TextEncoding): Decoder {
  if (encoding !== "cp850" && encoding !== "cp852") return new TextDecoder(encoding);
  const signs = DOS[encoding];
  return {
    decode: (bytes?: Uint8Array) =>
      Array.from(bytes ?? [], (byte) =>
        byte < PLAIN ? String.fromCharCode(byte) : signs[byte - PLAIN]!,
      ).join(""),
  };
}
