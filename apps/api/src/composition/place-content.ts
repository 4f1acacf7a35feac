import { defaultContent, type FirmContent } from '../content/content.ts'
import { lockFor } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { placeJourneys, selectHasJourneys } from '../features/journeys/place-journeys.ts'
import { placeRisk, selectHasRisk } from '../features/risk/place-risk.ts'
import type { Clock } from '../ports/clock.ts'

/**
 * Writes the part of the firm's content that customers' data refer to into the database: the risk
 * analysis and the journeys. The firm's own content is written at every start; the default content only
 * if there is none yet, and then belongs to the firm to change.
 * @returns entries that the firm has left out and that stay, since customers have answered them, in words
 */
export async function placeContent(
  database: Pick<Database, 'system'>,
  { risk, journeys }: FirmContent,
  clock: Clock,
): Promise<readonly string[]> {
  return database.system(async (transaction) => {
    await transaction.run(lockFor('placeContent'))
    const [hasRisk, hasJourneys] = await transaction.all(selectHasRisk(), selectHasJourneys())
    if (journeys !== defaultContent.journeys || hasJourneys.length === 0) {
      await placeJourneys(transaction, journeys, clock)
    }
    return risk !== defaultContent.risk || hasRisk.length === 0
      ? placeRisk(transaction, risk, clock)
      : []
  })
}
