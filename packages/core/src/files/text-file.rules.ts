/** Kinds of text by the ending of the name; any other ending may be that of something that runs. */
const kinds: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
}

/** Signs that no text has: control characters other than tab, line feed, form feed and return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\x00-\x08\x0b\x0e-\x1f]/

/** What a browser or a system could run, wherever in the text it begins. */
const active = /^\s*<|^#!|<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i

const bomless = (text: string) => text.replace(/^\ufeff/, '')

/** A text in UTF-8, or else in the Latin of Windows and ISO 8859-1, in which every byte is a sign. */
function decode(bytes: Uint8Array): string {
  try {
    // The last sign may be cut where the head of the file ends.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/**
 * The media type of a plain text.
 * @param head the beginning of a file
 * @param fileName as its sender calls it; a name without an ending is a plain text
 * @returns null for what is no text, or could be run: pages, drawings and scripts
 */
export function recogniseText(head: Uint8Array, fileName: string): string | null {
  const text = bomless(decode(head))
  if (text === '' || control.test(text) || active.test(text)) return null
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase()
  return ending === undefined ? 'text/plain' : (kinds[ending] ?? null)
}
