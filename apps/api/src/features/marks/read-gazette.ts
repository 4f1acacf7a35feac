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
 * Reads a gazette in batches. Only one batch is in memory at a time, plus what the source buffers. The last
 * batch may be empty.
 * @throws GazetteError for a file that is not a gazette or is incomplete; batches may have been yielded
 * before
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
 * Reads a gazette to its end to validate it.
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

/** The summary of a gazette, or why it is invalid. */
export type GazetteReading = GazetteSummary | { readonly refusal: string }

async function* toPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** The same for a file in memory. The result can be sent from one thread to another. */
export async function readGazetteBytes(bytes: Uint8Array): Promise<GazetteReading> {
  try {
    return await checkGazette(toPieces(bytes))
  } catch (error) {
    if (!(error instanceof GazetteError)) throw error
    return { refusal: error.message }
  }
}

/** A gazette in memory, and the numbers of the processes to look for. */
export interface NamedProcesses {
  readonly bytes: Uint8Array
  readonly numbers: readonly string[]
}

/**
 * The entries of some processes in a gazette, in the order of the file and in non-empty batches.
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
    /** Reads a gazette to its end to validate it. */
    gazette(bytes: Uint8Array): Promise<GazetteReading>
    /** Extracts the entries of some processes from a gazette. */
    gazetteProcesses(input: NamedProcesses): Promise<readonly (readonly GazetteProcess[])[]>
  }
}
