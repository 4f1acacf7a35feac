import { createId } from '../../db/ids.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import {
  changeSector,
  insertSector,
  lockSector,
  removeSector,
  sectorList,
  selectSector,
  selectSectors,
} from './risk-sectors.store.ts'
import { toSector } from './risk-values.ts'

/** The sectors of the analysis, oldest first. Specification, part 2 §7. */
export const listRiskSectors: Handler<'listRiskSectors'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, sectorList, query, selectSectors)
  return { sectors: shown.map(toSector), ...rest }
}

/** One sector. */
export const getRiskSector: Handler<'getRiskSector'> = async ({ params, unit, setVersion }) => {
  const [[row]] = await unit.read(selectSector(params.id))
  if (!row) throw notFound()
  setVersion(row.version)
  return toSector(row)
}

/** Adds a sector. */
export const createRiskSector: Handler<'createRiskSector'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const sector = await unit.write([], async (transaction) => {
    const id = createId(services.clock)
    const row = { id, name: body.name.trim(), createdAt: now.toISOString() }
    const [created] = await transaction.run(insertSector(row))
    if (!created) throw notFound()
    return toSector(created)
  })
  setVersion(1)
  return sector
}

/** Renames a sector. */
export const updateRiskSector: Handler<'updateRiskSector'> = async (call) => {
  const { params, body, ifMatch, unit, setVersion } = call
  const row = await unit.write([lockSector(params.id)], async (transaction, [[before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, body)
    const [after = before] = await transaction.run(
      changeSector(params.id, { name: body.name.trim() }),
    )
    return after
  })
  setVersion(row.version)
  return toSector(row)
}

/** Deletes a sector with its questions and what customers answered to them. */
export const deleteRiskSector: Handler<'deleteRiskSector'> = async (call) => {
  const { params, ifMatch, unit } = call
  await unit.write([lockSector(params.id)], async (transaction, [[before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, {})
    transaction.defer(removeSector(params.id))
  })
  return undefined
}
