import { eq, sql } from 'drizzle-orm'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { PageCommands, PageStart } from '../../http/page.ts'
import { riskSectors } from '../../tables/risk-content.table.ts'
import { byPlace, listByPlace } from './by-place.ts'

export type SectorRow = typeof riskSectors.$inferSelect

/** Sectors in the order of the questionnaire. */
export const sectorList = listByPlace('riskSectors')

/** The rows of a page and one more, when there is one; and the number of all rows. */
export const selectSectors = ({ limit, offset, after }: PageStart): PageCommands<SectorRow> => [
  toCommand(
    build
      .select()
      .from(riskSectors)
      .where(behind(after, 'asc', riskSectors.place, riskSectors.id))
      .orderBy(...byPlace(riskSectors))
      .limit(limit + 1)
      .offset(offset),
  ),
  countRows(riskSectors),
]

const one = (id: string) => build.select().from(riskSectors).where(eq(riskSectors.id, id))

/** A sector by id. */
export const selectSector = (id: string) => toCommand(one(id))

/** The same, locked against other writers until the transaction ends. */
export const lockSector = (id: string) => toCommand(one(id).for('update'))

export const insertSector = (row: typeof riskSectors.$inferInsert) =>
  toCommand(build.insert(riskSectors).values(row).returning())

/** Returns the row with its new version. */
export const changeSector = (id: string, changes: Partial<Pick<SectorRow, 'name'>>) =>
  toCommand(
    build
      .update(riskSectors)
      .set({ ...changes, version: sql`${riskSectors.version} + 1` })
      .where(eq(riskSectors.id, id))
      .returning(),
  )

/** With its questions, their answers, and customers' choices. */
export const removeSector = (id: string) =>
  toCommand(build.delete(riskSectors).where(eq(riskSectors.id, id)))
