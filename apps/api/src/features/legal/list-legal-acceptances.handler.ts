import type { LegalTextKey } from '@tramite/core/legal'
import type { Handler } from '../../http/operation.ts'
import { selectAcceptances } from './legal.store.ts'

const acceptedTexts: readonly LegalTextKey[] = ['terms', 'privacy']

/** The texts in force, and what the signed-in user has accepted of them and of earlier ones. */
export const listLegalAcceptances: Handler<'listLegalAcceptances'> = async ({
  unit,
  services: { firm },
}) => {
  const [acceptances] = await unit.read(selectAcceptances())
  const current = acceptedTexts.map((document) => {
    const version = firm.content.legal[document].revised
    const accepted = acceptances.find((one) => one.document === document && one.version === version)
    return { document, version, acceptedAt: accepted?.acceptedAt ?? null }
  })
  return { current, acceptances }
}
