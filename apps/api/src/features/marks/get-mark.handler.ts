import type { Handler } from '../../http/operation.ts'
import { toPage, toPageStart } from '../../http/page.ts'
import { toScope } from '../demands/call-scope.ts'
import { requireMark } from './mark-access.ts'
import { toMark } from './mark-columns.ts'
import { eventList, selectEvents, toEvent } from './mark-processes.store.ts'
import { markList, selectMark, selectMarks } from './marks.store.ts'

/** The marks of the active business whose demand has left OPEN, newest first. Part 2 §2. */
export const listMarks: Handler<'listMarks'> = async (call) => {
  const { query, unit } = call
  const start = toPageStart(markList, query)
  const [rows, counted] = await unit.read(...selectMarks(await toScope(call), start))
  const { shown, ...rest } = toPage(markList, rows, start, counted)
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
  const start = toPageStart(eventList, query)
  const [marks, rows, counted] = await unit.read(
    selectMark(params.id, businessId),
    ...selectEvents(params.id, start),
  )
  requireMark(marks, await unit.principal())
  const { shown, ...rest } = toPage(eventList, rows, start, counted)
  return { history: shown.map(toEvent), ...rest }
}
