import { legalTexts, legalVersions } from '@tramite/core/legal'
import type { Handler } from '../../http/operation.ts'
import { selectAcceptances } from './legal.store.ts'

/** The texts in force, and what the signed-in user has accepted of them and of earlier ones. */
export const listLegalAcceptances: Handler<'listLegalAcceptances'> = async ({ unit }) => {
  const [acceptances] = await unit.read(selectAcceptances())
  const current = legalTexts.map((document) => {
    const version = legalVersions[document]
    const accepted = acceptances.find((one) => one.document === document && one.version === version)
    return { document, version, acceptedAt: accepted?.acceptedAt ?? null }
  })
  return { current, acceptances }
}
