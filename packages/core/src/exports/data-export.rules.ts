import type { components } from '../generated/schema.ts'

/** An export of everything, as the contract returns it. */
export type DataExport = components['schemas']['DataExport']

/** A finished export that can be downloaded until an instant. */
export interface ReadyExport {
  readonly id: string
  readonly size: number
  /** When it was ready. */
  readonly madeAt: string
  readonly until: string
}

/** What the page of exports shows for the latest one, and for the finished one before it. */
export type DataExportState =
  | { readonly state: 'none' }
  | {
      readonly state: 'building'
      readonly percent: number
      /** What it cannot begin without: its turn among the exports of all, or space on the server's disk. */
      readonly waitsFor?: 'turn' | 'space' | undefined
      readonly stillReady?: ReadyExport | undefined
    }
  | ({ readonly state: 'ready' } & ReadyExport)
  | { readonly state: 'ended' }
  /** It was withdrawn: its requester no longer sees something that it holds. */
  | { readonly state: 'withdrawn' }
  | { readonly state: 'failed'; readonly stillReady?: ReadyExport | undefined }

function toReady(
  { id, status, size, createdAt, readyAt, expiresAt }: DataExport,
  now: Date,
): ReadyExport | undefined {
  if (status !== 'READY' || expiresAt === null || new Date(expiresAt) <= now) return undefined
  return { id, size: size ?? 0, madeAt: readyAt ?? createdAt, until: expiresAt }
}

/** Whether a finished export was withdrawn: the server then sets its end to when it was requested. */
const isWithdrawn = ({ readyAt, expiresAt }: DataExport) =>
  readyAt !== null && expiresAt !== null && new Date(expiresAt) <= new Date(readyAt)

function toWaitsFor({ status, waitsForSpace }: DataExport) {
  if (waitsForSpace) return 'space'
  return status === 'WAITING' ? 'turn' : undefined
}

/**
 * The state of the latest export.
 * @param exports newest first, as the server lists them; the first few are enough
 * @param now decides whether a finished one can still be downloaded
 */
export function toDataExportState(exports: readonly DataExport[], now: Date): DataExportState {
  const [latest] = exports
  if (!latest) return { state: 'none' }
  const { status, percent } = latest
  const [stillReady] = exports.flatMap((each) => toReady(each, now) ?? [])
  if (status === 'FAILED') return { state: 'failed', stillReady }
  if (status !== 'READY') {
    return { state: 'building', percent, waitsFor: toWaitsFor(latest), stillReady }
  }
  const ready = toReady(latest, now)
  if (ready) return { state: 'ready', ...ready }
  return { state: isWithdrawn(latest) ? 'withdrawn' : 'ended' }
}

/** The export that can be downloaded: the latest, or the one before it while that one is not there. */
export function toDownloadable(latest: DataExportState): ReadyExport | undefined {
  if (latest.state === 'ready') return latest
  return 'stillReady' in latest ? latest.stillReady : undefined
}

/** Interval at which an export in progress is polled, in milliseconds; false if there is none. */
export const exportLookEvery = ({ state }: DataExportState): number | false =>
  state === 'building' ? 3000 : false
