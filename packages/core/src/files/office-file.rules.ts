import { findSignatures, matchesAt } from './file-signatures.ts'

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** The folder in which an Office Open XML file keeps its content. ECMA-376, part 2. */
const parts: readonly (readonly [folder: string, type: string])[] = [
  ['word/', `${OPEN_XML}.wordprocessingml.document`],
  ['xl/', `${OPEN_XML}.spreadsheetml.sheet`],
  ['ppt/', `${OPEN_XML}.presentationml.presentation`],
]

/** Content of the first entry of an OpenDocument file, stored uncompressed. OpenDocument 1.3, part 2 §3.3. */
const openDocuments: readonly string[] = ['text', 'spreadsheet', 'presentation', 'graphics']

/** Streams of the older Office files, whose container format is also that of installers. MS-CFB §2.6. */
const streams: readonly (readonly [name: string, type: string])[] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
]

const ENTRY = 'PK\x03\x04'
const NAME_AT = 30
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

const toUtf16 = (text: string) => Array.from(text, (sign) => `${sign}\0`).join('')

/** Whether the name of an archive entry, as far as the given bytes show, begins with a text. */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  for (
    let at = findSignatures(bytes, ENTRY);
    at >= 0;
    at = findSignatures(bytes, ENTRY, { from: at + 1 })
  ) {
    if (matchesAt(bytes, at + NAME_AT, name)) return true
  }
  return false
}

function recogniseArchive(bytes: Uint8Array): string | null {
  const said = `mimetype${OPEN_DOCUMENT}.`
  if (matchesAt(bytes, NAME_AT, said)) {
    const kind = openDocuments.find((name) => matchesAt(bytes, NAME_AT + said.length, name))
    return kind === undefined ? null : `${OPEN_DOCUMENT}.${kind}`
  }
  return parts.find(([folder]) => hasEntry(bytes, folder))?.[1] ?? null
}

/**
 * The media type of an Office document, by its bytes: Office Open XML, OpenDocument and the formats
 * before them.
 * @param head the beginning of a file
 * @returns null for any other file, even if it is a similar archive
 */
export function recogniseOffice(head: Uint8Array): string | null {
  if (matchesAt(head, 0, ENTRY)) return recogniseArchive(head)
  if (!matchesAt(head, 0, COMPOUND)) return null
  return streams.find(([name]) => findSignatures(head, toUtf16(name)) >= 0)?.[1] ?? null
}
