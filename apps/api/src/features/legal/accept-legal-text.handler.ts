import { evaluateLegalAcceptance } from '@tramite/core/legal'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { insertAcceptance, selectAcceptances } from './legal.store.ts'

/** Records that the signed-in user accepts a text in force; the first time counts. */
export const acceptLegalText: Handler<'acceptLegalText'> = async ({ body, unit, address, now }) => {
  if (!evaluateLegalAcceptance(body).allowed) throw new Problem(409, 'LEGAL_VERSION_OUTDATED')
  const { document, version } = body
  return unit.write([], async (transaction, _, { userId }) => {
    const acceptedAt = now.toISOString()
    const [, acceptances] = await transaction.all(
      insertAcceptance({ userId, document, version, acceptedAt, address }),
      selectAcceptances(),
    )
    const accepted = acceptances.find((one) => one.document === document && one.version === version)
    if (!accepted) throw notFound()
    return accepted
  })
}
