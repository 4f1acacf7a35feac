import { typeStart } from './file-extension.ts'
import { sanitizeFileName } from './file-name.rules.ts'

/** Characters that some file systems forbid in a name. */
const forbidden = /[<>:"|?*]/g
/** Names that Windows reserves for devices, whatever their extension. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)\d) *(?:\.|$)/i
const trailing = /[. ]+$/

/** File systems allow 255 bytes in a name; the rest is for the number of a duplicate. */
const MOST_BYTES = 240

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A name shortened in front of its extension, at a character boundary. */
function toShortName(name: string): string {
  const start = typeStart(name)
  const type = name.slice(start)
  const letters = [...name.slice(0, start)]
  let bytes = bytesOf(type)
  const end = letters.findIndex((letter) => {
    bytes += bytesOf(letter)
    return bytes > MOST_BYTES
  })
  return end === -1 ? name : letters.slice(0, end).join('').replace(trailing, '') + type
}

/**
 * A file name that every file system accepts: without forbidden characters, and short enough for a number
 * or a suffix of ten letters to be added. Its extension is kept.
 */
export function toPortableFileName(name: string): string {
  const sanitized = sanitizeFileName(name)
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(trailing, '')
  const portable = toShortName(sanitized) || 'arquivo'
  return reserved.test(portable) ? `_${portable}` : portable
}

function toNumbered(name: string, number: number): string {
  const end = typeStart(name)
  return `${name.slice(0, end)} (${number})${name.slice(end)}`
}

/**
 * Names for the files of one archive folder: valid on every file system, and all different even if case
 * is ignored, as some file systems do.
 * @param names of the files, in order
 * @returns a name for each; the second 'a.pdf' is 'a (2).pdf'
 */
export function toArchiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((each) => {
    const name = toPortableFileName(each)
    let free = name
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = toNumbered(name, number)
    taken.add(free.toLowerCase())
    return free
  })
}
