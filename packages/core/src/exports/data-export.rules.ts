import type { AccessDecision, AccessUser } from '../access/index.ts'
import { isCustomerAdmin } from '../customer-admin.rules.ts'
import type { components } from '../generated/schema.ts'

/** An export of everything, as the contract returns it. */
export type DataExport = components['schemas']['DataExport']

/**
 * Whether a user may request an export of everything they may see: admins, as long as the contract leaves
 * something to read, so also in the days after its end. It is the customer's right to data portability
 * (Lei nº 13.709/2018, art. 18, V), so no overdue payment or suspension closes it.
 */
export function mayExportData(user: AccessUser, access: Pick<AccessDecision, 'visible'>): boolean {
  return access.visible && isCustomerAdmin(user)
}

/** What the page of exports shows for the latest one. */
export type DataExportState =
  | { readonly state: 'none' }
  | { readonly state: 'building'; readonly percent: number }
  | { readonly state: 'ready'; readonly id: string; readonly size: number; readonly until: string }
  | { readonly state: 'ended' }
  | { readonly state: 'failed' }

/**
 * The state of the latest export.
 * @param exports newest first, as the server lists them
 * @param now decides whether a finished one can still be downloaded
 */
export function toDataExportState(exports: readonly DataExport[], now: Date): DataExportState {
  const [latest] = exports
  if (!latest) return { state: 'none' }
  const { id, status, percent, size, expiresAt } = latest
  if (status === 'FAILED') return { state: 'failed' }
  if (status !== 'READY' || expiresAt === null) return { state: 'building', percent }
  if (new Date(expiresAt) <= now) return { state: 'ended' }
  return { state: 'ready', id, size: size ?? 0, until: expiresAt }
}

/** Interval at which an export in progress is polled, in milliseconds; false if there is none. */
export const exportLookEvery = ({ state }: DataExportState): number | false =>
  state === 'building' ? 3000 : false
