import { TextDecoder } from 'node:util'
import { GazetteError } from './gazette-error.ts'

/** Bytes that contain a byte order mark and the XML declaration. */
const DECLARATION_BYTES = 256

/** Encodings that the office uses, by the names that a declaration may use. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
}

function encodingOf(head: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(head.subarray(0, DECLARATION_BYTES))
  const declared = /^[^<]{0,3}<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1]
  const encoding = encodings[(declared ?? 'utf-8').toLowerCase()]
  if (encoding === undefined) throw new GazetteError('encoding')
  return encoding
}

async function* withWholeHead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array()
  for await (const piece of source) {
    if (head === null) yield piece
    else {
      head = Buffer.concat([head, piece])
      if (head.length < DECLARATION_BYTES) continue
      yield head
      head = null
    }
  }
  if (head !== null) yield head
}

/**
 * The text of an XML file in chunks, in the encoding that it declares; UTF-8 if it declares none.
 * @throws GazetteError for another encoding, or bytes invalid in it
 */
export async function* readXmlText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  const decode = (bytes: Uint8Array | null, fault: 'encoding' | 'truncated') => {
    try {
      return bytes ? decoder?.decode(bytes, { stream: true }) : decoder?.decode()
    } catch {
      throw new GazetteError(fault)
    }
  }
  for await (const bytes of withWholeHead(source)) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
    yield decode(bytes, 'encoding') ?? ''
  }
  // A truncated multi-byte character.
  yield decode(null, 'truncated') ?? ''
}
