import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { insertAcceptance, selectAcceptances } from './legal.store.ts'

/** Records that the signed-in user accepts a text in force; only the first time counts. */
export const acceptLegalText: Handler<'acceptLegalText'> = async ({
  body: { document, version },
  services: { firm },
  unit,
  address,
  now,
}) => {
  if (version !== firm.content.legal[document].revised) {
    throw new Problem(409, 'LEGAL_VERSION_OUTDATED')
  }
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
