import type { components } from '@tramite/core/contract'
import type { Services } from '../../http/services.ts'
import { requireRegistration } from './registration-faults.ts'
import { toTrimmed } from './trimmed.ts'

type Representative = components['schemas']['LegalRepresentative']

const toRegistration = ({ cpf }: Representative) => ({ personType: 'PF', cpf }) as const

interface Standing {
  /** Who signs until now: their CPF may stay, also one that the conventions refuse today. */
  readonly held?: Representative | null
  /** Path of the fields in the request, with a full stop. */
  readonly within?: string
}

/**
 * Who signs for a customer, as they are stored.
 * @throws Problem 400 for a CPF that the firm's conventions do not accept
 */
export function toRepresentative(
  representative: Representative,
  services: Pick<Services, 'conventions'>,
  { held = null, within = '' }: Standing = {},
): Representative {
  const before = held ? { before: toRegistration(held) } : {}
  requireRegistration(toRegistration(representative), services, { within, ...before })
  return toTrimmed(representative)
}

interface WithRepresentative {
  readonly legalRepresentative?: Representative | null | undefined
}

/**
 * The data of a customer by the firm, as they are stored: see `toRepresentative`.
 * @param before the customer before a change
 */
export function toFirmDraft<T extends WithRepresentative>(
  body: T,
  services: Pick<Services, 'conventions'>,
  { legalRepresentative: held = null }: WithRepresentative = {},
): T {
  const draft = toTrimmed(body)
  const { legalRepresentative: signer } = draft
  if (!signer) return draft
  return {
    ...draft,
    legalRepresentative: toRepresentative(signer, services, {
      held,
      within: 'legalRepresentative.',
    }),
  }
}
