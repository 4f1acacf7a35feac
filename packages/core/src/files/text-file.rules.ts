/** Kinds of text by file name extension; any other extension may be that of something executable. */
const kinds: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
}

/** Characters that no text contains: control characters other than tab, line feed, form feed and return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const control = /[\x00-\x08\x0b\x0e-\x1f]/

/** Marks of something that a browser or a system could run, wherever in the text it begins. */
const active = /^\s*<|^#!|<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i

const bomless = (text: string) => text.replace(/^\ufeff/, '')

/**
 * Decodes a text as UTF-8, otherwise as Windows-1252, in which every byte is a character: as spreadsheets and older
 * programs store it.
 * @param isComplete false for the head of a file, which may end within a character
 */
export function decodeText(bytes: Uint8Array, isComplete = true): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isComplete })
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/**
 * The media type of a plain text.
 * @param head the beginning of a file
 * @param fileName as given by the sender; a name without an extension is a plain text
 * @returns null for anything that is not text, or could be run: pages, drawings and scripts
 */
export function recogniseText(head: Uint8Array, fileName: string): string | null {
  const text = bomless(decodeText(head, false))
  if (text === '' || control.test(text) || active.test(text)) return null
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase()
  return ending === undefined ? 'text/plain' : (kinds[ending] ?? null)
}
