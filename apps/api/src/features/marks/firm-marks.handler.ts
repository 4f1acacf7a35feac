import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { readVersioned } from '../../http/versioned-rows.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { toFirmMark } from './mark-columns.ts'
import {
  changeMark,
  lockFirmMark,
  markList,
  selectFirmMark,
  selectFirmMarks,
} from './marks.store.ts'

/** Marks of the customers, newest first. */
export const listFirmMarks: Handler<'listFirmMarks'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, markList, query, (start) =>
    selectFirmMarks(query, start),
  )
  return { marcas: shown.map(toFirmMark), ...rest }
}

/** One mark with its holder. */
export const getFirmMark: Handler<'getFirmMark'> = async (call) =>
  toFirmMark(await readVersioned(call, selectFirmMark(call.params.id)))

/** Describes a mark, such as an imported one. */
export const updateFirmMark: Handler<'updateFirmMark'> = async (call) => {
  const { params, body, ifMatch, unit, now, setVersion } = call
  const { id } = params
  const opening = [lockFirmMark(id)] as const
  const row = await unit.write(opening, async (transaction, [[before]], { userId }) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, { ...toFirmMark(before), version: before.version }, body)
    const { name, description, apresentacao, natureza } = body
    const columns = {
      ...(name !== undefined && { name: name.trim() }),
      ...(description !== undefined && { description: description.trim() }),
      ...(apresentacao !== undefined && { presentation: apresentacao }),
      ...(natureza !== undefined && { nature: natureza }),
    }
    const [, [after = before]] = await transaction.all(
      changeMark(id, columns, now),
      selectFirmMark(id),
    )
    const touched = demandTouched({ id: before.demandId }, userId)
    transaction.defer(leaveMessage(before.customerId, touched, now))
    return after
  })
  setVersion(row.version)
  return toFirmMark(row)
}
