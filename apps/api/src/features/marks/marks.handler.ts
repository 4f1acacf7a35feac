import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { toScope } from '../visibility/call-scope.ts'
import { requireMark } from './mark-access.ts'
import { toMark } from './mark-columns.ts'
import { eventList, selectEvents, toEvent } from './mark-processes.store.ts'
import { markList, selectMark, selectMarks } from './marks.store.ts'

/** The marks of the active business whose demand has left OPEN, newest first; all, or by name or process number. */
export const listMarks: Handler<'listMarks'> = async (call) => {
  const scope = await toScope(call)
  const [{ shown, ...rest }] = await readPage(call.unit, markList, call.query, (start) =>
    selectMarks(scope, call.query.text, start),
  )
  return { marcas: shown.map(toMark), ...rest }
}

/** One mark. */
export const getMark: Handler<'getMark'> = async ({ params, businessId, unit, setVersion }) => {
  const [rows] = await unit.read(selectMark(params.id, businessId))
  const mark = requireMark(rows, await unit.principal())
  setVersion(mark.version)
  return toMark(mark)
}

/** What the trademark office published of a mark's processes, newest first. */
export const listMarkHistory: Handler<'listMarkHistory'> = async (call) => {
  const { params, query, businessId, unit } = call
  const [{ shown, ...rest }, marks] = await readPage(unit, eventList, query, (start) => [
    ...selectEvents(params.id, start),
    selectMark(params.id, businessId),
  ])
  requireMark(marks, await unit.principal())
  return { history: shown.map(toEvent), ...rest }
}
