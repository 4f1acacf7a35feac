const latin = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0))

/** Whether a signature, one byte per character, is found at an offset. */
export function matchesAt(bytes: Uint8Array, at: number, wanted: string): boolean {
  return latin(wanted).every((value, i) => bytes[at + i] === value)
}

/** First offset of a signature, one byte per character, before `end`; -1 if it is not found. */
export function findSignatures(
  bytes: Uint8Array,
  wanted: string,
  { from = 0, end = bytes.length }: { readonly from?: number; readonly end?: number } = {},
): number {
  const first = wanted.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + wanted.length > end) return -1
    if (matchesAt(bytes, at, wanted)) return at
  }
  return -1
}
