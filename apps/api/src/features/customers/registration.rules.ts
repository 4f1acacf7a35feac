import type { Conventions } from '@tramite/core/calendar'
import { evaluateTaxId, type PersonType } from '@tramite/core/forms'

/** The registration data of a customer or business; absent and null fields are not set. */
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

/** The invalid fields, each with its fault; empty if there are none. */
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

export interface Requirement {
  /** Whether the CPF of an individual or the CNPJ of a company must be there. */
  readonly needsDocument?: boolean
  /** The registration before a change: its values may stay, even if the conventions refuse them today. */
  readonly before?: Registration
}

/**
 * The faults of a registration under the firm's conventions: the document of the kind of person (CPF of
 * individuals, CNPJ of companies), correct lengths and, if required, check digits.
 */
export function findRegistrationFaults(
  registration: Registration,
  conventions: Rules,
  { needsDocument = false, before }: Requirement,
): RegistrationFaults {
  const { personType } = registration
  const changed = (field: RegistrationField) =>
    registration[field] === before?.[field] ? undefined : registration[field]
  const cep = changed('cep')
  const addressNumber = changed('addressNumber')
  const document = documentOf[personType]
  const faults: { [F in RegistrationField]?: RegistrationFault | undefined } = {
    cpf: taxIdFault(changed('cpf'), 'PF', conventions),
    cnpj: taxIdFault(changed('cnpj'), 'PJ', conventions),
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
