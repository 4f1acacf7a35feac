import { defaultContent, type FirmContent } from '../content/content.ts'
import { lockFor } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { placeJourneys, selectHasJourneys } from '../features/journeys/place-journeys.ts'
import { placeRisk, selectHasRisk } from '../features/risk/place-risk.ts'
import type { Clock } from '../ports/clock.ts'

/**
 * Puts the part of the firm's content that customers' data refer to into the database: the risk analysis and
 * the journeys. What the firm brings is placed at every start; ours only where there is none yet, and is the
 * firm's to change from then on.
 * @returns what the firm has left out and stays, since customers have answered it, in words
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
