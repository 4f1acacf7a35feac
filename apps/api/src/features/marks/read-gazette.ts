import { createGazetteParser, type GazetteEdition, type GazetteProcess } from './gazette-parser.ts'
import { readXmlText } from './gazette-text.ts'

/** Some processes of an edition, in the order of the file. */
export interface GazetteBatch {
  readonly edition: GazetteEdition
  readonly processes: readonly GazetteProcess[]
}

/** Processes that are looked up together. */
export const GAZETTE_BATCH = 1000

/**
 * Reads a gazette as a stream, some processes at a time: what is held of it does not depend on its
 * length. The last batch may be empty.
 * @throws GazetteError for a file that is no gazette or no whole one; batches may have come before
 */
export async function* readGazette(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<GazetteBatch> {
  const parser = createGazetteParser()
  let waiting: GazetteProcess[] = []
  const toBatch = (): GazetteBatch[] => {
    const edition = parser.edition()
    const processes = waiting
    waiting = []
    return edition === null ? [] : [{ edition, processes }]
  }
  for await (const text of readXmlText(source)) {
    parser.write(text)
    waiting.push(...parser.take())
    if (waiting.length >= GAZETTE_BATCH) yield* toBatch()
  }
  parser.end()
  yield* toBatch()
}

/** What a whole gazette holds. */
export interface GazetteSummary extends GazetteEdition {
  /** Processes in the file. */
  readonly entries: number
}

/**
 * Reads a gazette to its end, to know that it is one.
 * @throws GazetteError
 */
export async function checkGazette(source: AsyncIterable<Uint8Array>): Promise<GazetteSummary> {
  let entries = 0
  let last: GazetteEdition | undefined
  for await (const { edition, processes } of readGazette(source)) {
    entries += processes.length
    last = edition
  }
  // `readGazette` has refused a file without an edition.
  if (last === undefined) throw new Error('A gazette without an edition')
  return { ...last, entries }
}
