/**
 * Dominant white as a laboratory tests it: KIT, W over w (OMIA 000209-9685; David et al. 2014, G3 4:1881). White spotting, wS, is
 * another allele of the gene: a white cat may have it beside W, so that W/wS is one copy too.
 */
const NAMED =
  /dominant white|\bdom\.? ?white|\bW[- ]?locus|^KIT$|доминантн\S* бел|бел\S* доминант|локус W/iu;

export const isWhiteTest = (name: string): boolean => NAMED.test(name.trim());

/** `W/w`, `N/W`, `W/W`, `W/wS`, `1 copy`; null where it cannot be told or there is none. */
export function whiteCopiesTested(result: string): 1 | 2 | null {
  const pair = /(?:^|[\s(:])(W|w|N|n|wS|ws|Ws|S)\s*[/|]\s*(W|w|N|n|wS|ws|Ws|S)(?:$|[\s),.;])/u.exec(
    result,
  );
  const counted = /(?:^|\D)([12])\s*(?:cop|коп)/iu.exec(result);
  const copies = pair
    ? [pair[1], pair[2]].filter((allele) => allele === "W").length
    : Number(counted?.[1] ?? 0);
  return copies === 1 || copies === 2 ? copies : null;
}
