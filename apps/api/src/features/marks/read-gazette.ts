import { GazetteError } from './gazette-error.ts'
import { createGazetteParser, type GazetteEdition, type GazetteProcess } from './gazette-parser.ts'
import { readXmlText } from './gazette-text.ts'

/** Some processes of an edition, in the order of the file. */
export interface GazetteBatch {
  readonly edition: GazetteEdition
  readonly processes: readonly GazetteProcess[]
}

/** Bytes of a file that are read together. */
const PIECE_BYTES = 64 * 1024
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

/** What a gazette holds, or why it is none. */
export type GazetteReading = GazetteSummary | { readonly refusal: string }

async function* toPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** The same of a file in memory. What it answers can be sent from one thread to another. */
export async function readGazetteBytes(bytes: Uint8Array): Promise<GazetteReading> {
  try {
    return await checkGazette(toPieces(bytes))
  } catch (error) {
    if (!(error instanceof GazetteError)) throw error
    return { refusal: error.message }
  }
}

/** A gazette in memory, and the numbers of the processes that are looked for. */
export interface NamedProcesses {
  readonly bytes: Uint8Array
  readonly numbers: readonly string[]
}

/**
 * What a gazette says of some processes, in the order of the file and in batches of it, none of them empty.
 * @throws GazetteError
 */
export async function readNamedProcesses({
  bytes,
  numbers,
}: NamedProcesses): Promise<readonly (readonly GazetteProcess[])[]> {
  const isNamed = new Set(numbers)
  const batches: GazetteProcess[][] = []
  for await (const { processes } of readGazette(toPieces(bytes))) {
    const named = processes.filter(({ number }) => isNamed.has(number))
    if (named.length > 0) batches.push(named)
  }
  return batches
}

declare module '../../ports/workers/heavy-work.port.ts' {
  interface HeavyTable {
    /** Reads a gazette to its end, to know that it is one. */
    gazette(bytes: Uint8Array): Promise<GazetteReading>
    /** Reads of a gazette what it says of some processes. */
    gazetteProcesses(input: NamedProcesses): Promise<readonly (readonly GazetteProcess[])[]>
  }
}
