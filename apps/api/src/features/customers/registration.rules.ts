import type { Conventions } from '@tramite/core/calendar'
import { evaluateTaxId, type PersonType } from '@tramite/core/forms'

/** What a customer and a business are registered with; absent and null fields are not set. */
export interface Registration {
  readonly personType: PersonType
  readonly cpf?: string | null
  readonly cnpj?: string | null
  readonly cep?: string | null
  readonly addressNumber?: string | null
}

/** A field of a registration with a rule of its own. */
type RegistrationField = 'cpf' | 'cnpj' | 'cep' | 'addressNumber'

/** What is wrong with a field. */
export type RegistrationFault = 'required' | 'invalid' | 'tooLong'

/** The fields that are wrong, each with its fault; empty when none is. */
type RegistrationFaults = Readonly<Partial<Record<RegistrationField, RegistrationFault>>>

type Rules = Pick<Conventions, 'checkDigits' | 'cepLengths' | 'addressNumberMax'>

const documentOf = { PF: 'cpf', PJ: 'cnpj' } as const

function taxIdFault(
  value: string | null | undefined,
  kind: PersonType,
  conventions: Rules,
): RegistrationFault | undefined {
  if (value === null || value === undefined) return undefined
  return evaluateTaxId(value, kind, conventions).allowed ? undefined : 'invalid'
}

/**
 * What a registration lacks under the firm's conventions: the document of the kind of person (CPF of
 * individuals, CNPJ of companies), right lengths and, where asked for, check digits.
 * @param needsDocument whether the document of the kind of person must be there
 */
export function findRegistrationFaults(
  registration: Registration,
  conventions: Rules,
  needsDocument: boolean,
): RegistrationFaults {
  const { personType, cpf, cnpj, cep, addressNumber } = registration
  const document = documentOf[personType]
  const faults: { [F in RegistrationField]?: RegistrationFault | undefined } = {
    cpf: taxIdFault(cpf, 'PF', conventions),
    cnpj: taxIdFault(cnpj, 'PJ', conventions),
    cep: cep && !conventions.cepLengths.includes(cep.length) ? 'invalid' : undefined,
    addressNumber:
      addressNumber && addressNumber.trim().length > conventions.addressNumberMax
        ? 'tooLong'
        : undefined,
  }
  if (needsDocument && !registration[document]) faults[document] = 'required'
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  return Object.fromEntries(found)
}
