import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import {
  changeVersioned,
  createVersioned,
  readVersioned,
  removeVersioned,
} from '../../http/versioned-rows.ts'
import { toSector } from './risk.wire.ts'
import {
  changeSector,
  insertSector,
  lockSector,
  removeSector,
  sectorList,
  selectSector,
  selectSectors,
} from './risk-sectors.store.ts'

/** The sectors of the analysis, in their order. */
export const listRiskSectors: Handler<'listRiskSectors'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, sectorList, query, selectSectors)
  return { sectors: shown.map(toSector), ...rest }
}

/** One sector. */
export const getRiskSector: Handler<'getRiskSector'> = async (call) =>
  toSector(await readVersioned(call, selectSector(call.params.id)))

/** Adds a sector. */
export const createRiskSector: Handler<'createRiskSector'> = (call) => {
  const { body, services, now } = call
  const id = createId(services.clock)
  const row = { id, name: body.name.trim(), createdAt: now.toISOString() }
  return createVersioned(call, { opening: [], insert: () => insertSector(row), toAnswer: toSector })
}

/** Renames a sector. */
export const updateRiskSector: Handler<'updateRiskSector'> = async (call) => {
  const { params, body } = call
  const changes = { name: body.name.trim() }
  const lock = lockSector(params.id)
  const change = () => changeSector(params.id, changes)
  return toSector(await changeVersioned(call, { lock, change }))
}

/** Deletes a sector with its questions and customers' answers. */
export const deleteRiskSector: Handler<'deleteRiskSector'> = (call) =>
  removeVersioned(call, lockSector(call.params.id), removeSector(call.params.id))
