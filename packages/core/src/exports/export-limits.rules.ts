/** The greatest number of exports that are made for a person in 24 hours. */
export const EXPORTS_PER_DAY = 5

/** The greatest number of exports that are made for all people of a customer in 24 hours. */
export const EXPORTS_PER_DAY_OF_CUSTOMER = 20

const DAY_MS = 24 * 60 * 60 * 1000

/** An export that has been made, or is being made, for somebody of a customer. */
export interface MadeExport {
  readonly isOwn: boolean
  readonly createdAt: string
}

/** Whose number of exports is used up, how many that is, and in how many seconds another one can be requested. */
export interface ExportLimit {
  readonly of: 'person' | 'customer'
  readonly most: number
  readonly seconds: number
}

/** The instant since when the exports of a day are counted. */
export const toExportLimitStart = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Seconds until fewer than `most` are within 24 hours; 0 if they are. */
function toWait(made: readonly MadeExport[], most: number, now: Date): number {
  const ends = made.map(({ createdAt }) => new Date(createdAt).getTime() + DAY_MS - now.getTime())
  const [last = 0] = ends.sort((one, other) => other - one).slice(most - 1)
  return Math.max(0, Math.ceil(last / 1000))
}

/**
 * Whether the number of exports of a day is used up. What was made counts, not what was requested: a request that is
 * answered with the export that is being made takes none, and neither does one that failed or was given up.
 * @param made those of all people of the customer, in any order; older ones than 24 hours do not count
 * @param factor multiplies how many there may be, as the firm's server is set
 * @returns the limit that is met, the one that lasts longer if both are; undefined if another one may be made
 */
export function toExportLimit(
  made: readonly MadeExport[],
  now: Date,
  factor = 1,
): ExportLimit | undefined {
  const ofPerson = EXPORTS_PER_DAY * factor
  const ofCustomer = EXPORTS_PER_DAY_OF_CUSTOMER * factor
  const own = made.filter(({ isOwn }) => isOwn)
  const limits: ExportLimit[] = [
    { of: 'person', most: ofPerson, seconds: toWait(own, ofPerson, now) },
    { of: 'customer', most: ofCustomer, seconds: toWait(made, ofCustomer, now) },
  ]
  const [longest] = limits.sort((one, other) => other.seconds - one.seconds)
  return longest && longest.seconds > 0 ? longest : undefined
}
