import { and, isNotNull, notInArray } from 'drizzle-orm'
import type { JourneySource, JourneysSource } from '../../content/journeys-source.schema.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Clock } from '../../ports/clock.ts'
import { type DefaultDemand, journeyTypes } from '../../tables/journeys.table.ts'
import { changeJourneyType, insertJourneyType, retitleDemands } from './journey-types.store.ts'

type Row = typeof journeyTypes.$inferSelect

/** Whether there are any already, from whatever source. */
export const selectHasJourneys = () =>
  toCommand(build.select({ id: journeyTypes.id }).from(journeyTypes).limit(1))

const lockPlaced = () =>
  toCommand(build.select().from(journeyTypes).where(isNotNull(journeyTypes.key)).for('update'))

/** Customers can no longer start them; started ones stay. */
const withdraw = (keys: readonly string[]) =>
  toCommand(
    build
      .update(journeyTypes)
      .set({ active: false })
      .where(and(isNotNull(journeyTypes.key), notInArray(journeyTypes.key, [...keys]))),
  )

/** A demand is identified by its place, and so keeps its id. */
const toColumns = (
  { title, description, customerType, demands }: JourneySource,
  place: number,
  before: readonly DefaultDemand[],
  clock: Clock,
) => ({
  title,
  description,
  place,
  customerType: customerType ?? null,
  active: true,
  defaultDemands: demands.map((demand, index) => ({
    id: before[index]?.id ?? createId(clock),
    title: demand.title,
    description: demand.description,
  })),
})

function isSame(row: Row, columns: ReturnType<typeof toColumns>): boolean {
  const { defaultDemands, ...texts } = columns
  return (
    Object.entries(texts).every(([name, value]) => row[name as keyof typeof texts] === value) &&
    row.defaultDemands.length === defaultDemands.length &&
    defaultDemands.every(({ title, description }, index) => {
      const demand = row.defaultDemands[index]
      return demand?.title === title && demand.description === description
    })
  )
}

/**
 * Updates the journeys to the firm's content: an existing key is changed, a new one added, and a missing
 * one can no longer be started. Journeys added by calls are not touched.
 */
export async function placeJourneys(
  transaction: Transaction,
  { journeys }: JourneysSource,
  clock: Clock,
): Promise<void> {
  const now = clock.now()
  const at = now.toISOString()
  const placed = await transaction.run(lockPlaced())
  for (const [place, journey] of journeys.entries()) {
    const row = placed.find(({ key }) => key === journey.key)
    const columns = toColumns(journey, place, row?.defaultDemands ?? [], clock)
    if (!row) {
      const id = createId(clock)
      const added = { ...columns, id, key: journey.key, createdAt: at, updatedAt: at }
      transaction.defer(insertJourneyType(added))
    } else if (!isSame(row, columns)) {
      transaction.defer(changeJourneyType(row.id, columns, now))
      if (row.title !== columns.title) {
        for (const command of retitleDemands(row.id, columns.title)) transaction.defer(command)
      }
    }
  }
  transaction.defer(withdraw(journeys.map(({ key }) => key)))
}
