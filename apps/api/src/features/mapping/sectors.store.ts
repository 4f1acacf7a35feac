import { and, asc, eq, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { mappingSectors, mappings } from '../../tables/mapping.table.ts'
import { reachable } from '../visibility/reachable.ts'

const columns = { id: mappingSectors.id, name: mappingSectors.name }
export type SectorRow = Pick<typeof mappingSectors.$inferSelect, keyof typeof columns>

const placed = { ...columns, businessId: mappings.businessId }
/** A sector with its business. */
export type PlacedSectorRow = SectorRow & { readonly businessId: string }

const list = (of: 'businessId' | 'id') =>
  build
    .select(columns)
    .from(mappingSectors)
    .innerJoin(mappings, eq(mappings.id, mappingSectors.mappingId))
    .where(and(eq(mappings[of], sql.placeholder('key')), reachable(mappingSectors.customerId)))
    // Ids are made in the order of creation.
    .orderBy(asc(mappingSectors.id))
const ofBusiness = list('businessId').prepare('select_sectors_of_business')
const ofMapping = list('id').prepare('select_sectors_of_mapping')

/** The sectors of a business, the first added first. */
export const selectSectorsOf = (businessId: string) => toCommand(ofBusiness, { key: businessId })

/** The sectors of a mapping, the first added first. */
export const selectSectorsIn = (mappingId: string) => toCommand(ofMapping, { key: mappingId })

const one = build
  .select(placed)
  .from(mappingSectors)
  .innerJoin(mappings, eq(mappings.id, mappingSectors.mappingId))
  .where(and(eq(mappingSectors.id, sql.placeholder('id')), reachable(mappingSectors.customerId)))
  .prepare('select_sector')

/** A sector by its id. */
export const selectSector = (id: string): Command<PlacedSectorRow[]> => toCommand(one, { id })

/** Adds sectors. */
export const insertSectors = (sectors: readonly (typeof mappingSectors.$inferInsert)[]) =>
  toCommand(build.insert(mappingSectors).values([...sectors]))

/** Deletes a sector with its activities and all their answers. */
export const removeSector = (id: string) =>
  toCommand(build.delete(mappingSectors).where(eq(mappingSectors.id, id)))
