import { conventions } from '@tramite/core/calendar'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../http/problem.ts'
import { toFirmDraft, toRepresentative } from './legal-representative.ts'

const signer = { name: ' Ivo ', cpf: '39053344705', email: 'ivo@padaria.example' }
const { brazil, specified } = conventions

function errorsOf(call: () => unknown) {
  try {
    call()
  } catch (error) {
    return (error as Problem).errors
  }
}

describe('toRepresentative', () => {
  it('trims the name', () => {
    const trimmed = { ...signer, name: 'Ivo' }
    expect(toRepresentative(signer, { conventions: brazil })).toEqual(trimmed)
  })

  it('refuses a CPF whose check digits are wrong, where they count', () => {
    const wrong = { ...signer, cpf: '39053344700' }
    expect(toRepresentative(wrong, { conventions: specified }).cpf).toBe(wrong.cpf)
    const rules = { conventions: brazil }
    const text = 'CPF é inválido'
    expect(errorsOf(() => toRepresentative(wrong, rules))).toEqual({ cpf: text })
    const firm = errorsOf(() => toFirmDraft({ legalRepresentative: wrong }, rules))
    expect(firm).toEqual({ 'legalRepresentative.cpf': text })
    expect(toFirmDraft({ legalRepresentative: null }, rules).legalRepresentative).toBeNull()
  })
})
