import { message } from '@tramite/core/messages'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { acceptWarning } from './mapping.store.ts'

/** The user accepts the responsibility for their entries. */
export const acceptMappingWarning: Handler<'acceptMappingWarning'> = async (call) => {
  const { body, unit, now } = call
  return unit.write([], async (transaction, _, { userId }) => {
    if (!body.checked) {
      const text = message('tools.checkRequired')
      throw new Problem(400, 'VALIDATION', { message: text, errors: { checked: text } })
    }
    const [row] = await transaction.run(acceptWarning(userId, now.toISOString()))
    if (!row?.date) throw new Error('The database kept no date')
    return { mappingResponsibilityCheckDate: row.date }
  })
}
