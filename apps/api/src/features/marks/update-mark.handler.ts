import { evaluateMarkEdit } from '@tramite/core/marks'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { carryOutChange } from '../demands/demand-change.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { releaseFiles } from '../files/files.store.ts'
import { requireMark } from './mark-access.ts'
import { type MarkRow, toMark } from './mark-columns.ts'
import { toMarkEditMessage } from './mark-edit-message.ts'
import { lookIntoMarkFiles, requireMarkFiles } from './mark-files.ts'
import { changeMark, lockMark, lockQueueOf, selectMark } from './marks.store.ts'

type EditCall = Call<'updateMark'>

/** Refuses a stale edit, and one that the mark's presentation does not allow. */
function requireEdit({ body, ifMatch }: EditCall, mark: MarkRow): void {
  const { name, logo } = body
  const asked = { ...(name !== undefined && { name }), ...(logo && { logo: logo.awsFileKey }) }
  requireCurrent(ifMatch, { name: mark.name, logo: mark.logoKey, version: mark.version }, asked)
  if (!evaluateMarkEdit(toMark(mark), body).allowed) throw new Problem(400, 'MARK_UPDATE_INVALID')
}

/**
 * Changes the name or the logo of a mark. First its demand goes to IN_PROGRESS with a message about the
 * change, then the mark changes: both or neither.
 */
export const updateMark: Handler<'updateMark'> = async (call) => {
  const { params, body, businessId, unit, services, now, setVersion } = call
  const { id } = params
  const { logo = null } = body
  const files = await lookIntoMarkFiles(call, { logo, contract: null })
  const opening = [lockQueueOf(id), lockMark(id, businessId)] as const
  const row = await unit.write(opening, async (transaction, [, rows], principal) => {
    const before = requireMark(rows, principal)
    requireEdit(call, before)
    requireMarkFiles(files)

    const demand = requireDemand(
      await transaction.run(lockDemand(before.demandId, null)),
      principal,
    )
    const change = {
      statusKey: 'IN_PROGRESS',
      message: toMarkEditMessage(before, body),
      uploads: files.uploads,
    } as const
    await carryOutChange({ transaction, principal, services, now }, demand, change)
    const columns = {
      ...(body.name !== undefined && { name: body.name.trim() }),
      ...(logo && { logoKey: logo.awsFileKey }),
    }
    transaction.defer(changeMark(id, columns, now))
    if (logo && before.logoKey) transaction.defer(releaseFiles([before.logoKey], now))
    const [after] = await transaction.run(selectMark(id, null))
    if (!after) throw notFound()
    return after
  })
  setVersion(row.version)
  return toMark(row)
}
