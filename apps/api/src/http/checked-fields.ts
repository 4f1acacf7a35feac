import { evaluateLink } from '@tramite/core/links'
import { message } from '@tramite/core/messages'
import { labelOf } from './field-errors.ts'
import { Problem } from './problem.ts'

/** Why a field is refused; undefined if it is valid. */
export type Fault = string | undefined

/**
 * Refuses a request for faults that no schema can express.
 * @throws Problem 400 when there is any
 */
export function requireNoFaults(faults: Readonly<Record<string, Fault>>): void {
  const errors = Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Problem(400, 'VALIDATION', { message: first, errors })
}

/** The fault of an address that must not be opened; undefined if there is no address. */
export function linkFault(field: string, address: string | null | undefined): Fault {
  const link = evaluateLink(address)
  if (link.allowed || link.reason === 'missing') return undefined
  return message('fields.unsafeLink', { label: labelOf(field) })
}

/** The text without surrounding blanks; null for a blank or absent one. */
export const toTextOrNull = (text: string | null | undefined): string | null => text?.trim() || null
