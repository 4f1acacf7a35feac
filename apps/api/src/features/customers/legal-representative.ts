import type { components } from '@tramite/core/contract'
import type { Services } from '../../http/services.ts'
import { requireRegistration } from './registration-faults.ts'
import { toTrimmed } from './trimmed.ts'

type Representative = components['schemas']['LegalRepresentative']

/**
 * Who signs for a customer, as they are stored.
 * @param within path of the fields in the request, with a full stop
 * @throws Problem 400 for a CPF that the firm's conventions do not accept
 */
export function toRepresentative(
  representative: Representative,
  services: Pick<Services, 'conventions'>,
  within = '',
): Representative {
  requireRegistration({ personType: 'PF', cpf: representative.cpf }, services, { within })
  return toTrimmed(representative)
}

interface WithRepresentative {
  readonly legalRepresentative?: Representative | null | undefined
}

/** The data of a customer by the firm, as they are stored: see `toRepresentative`. */
export function toFirmDraft<T extends WithRepresentative>(
  body: T,
  services: Pick<Services, 'conventions'>,
): T {
  const draft = toTrimmed(body)
  const { legalRepresentative: signer } = draft
  if (!signer) return draft
  return {
    ...draft,
    legalRepresentative: toRepresentative(signer, services, 'legalRepresentative.'),
  }
}
