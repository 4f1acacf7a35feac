import { type MessageCode, message } from '@tramite/core/messages'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../http/services.ts'
import {
  findRegistrationFaults,
  type Registration,
  type RegistrationFault,
  type Requirement,
} from './registration.rules.ts'

const textOf: Readonly<Record<RegistrationFault, MessageCode>> = {
  required: 'fields.required',
  invalid: 'fields.invalid',
  tooLong: 'fields.tooLong',
}

/**
 * Refuses documents and addresses that the firm's conventions do not accept.
 * @param requirement `within`: path of the fields in the request, with a full stop
 * @throws Problem 400 with a text for each field
 */
export function requireRegistration(
  registration: Registration,
  { conventions }: Pick<Services, 'conventions'>,
  { within = '', ...requirement }: Requirement & { readonly within?: string } = {},
): void {
  const faults = Object.entries(findRegistrationFaults(registration, conventions, requirement))
  const errors = faults.map(([field, fault]): [string, string] => {
    const label = message(`fields.label.${field}` as MessageCode)
    return [within + field, message(textOf[fault], { label, max: conventions.addressNumberMax })]
  })
  const [first] = errors
  if (!first) return
  throw new Problem(400, 'VALIDATION', { message: first[1], errors: Object.fromEntries(errors) })
}
