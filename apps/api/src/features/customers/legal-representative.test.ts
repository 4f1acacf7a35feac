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

  it('lets a CPF stay that is refused today, and takes no other such', () => {
    const held = { ...signer, cpf: '39053344700' }
    const rules = { conventions: brazil }
    const mended = { ...held, name: 'Ivo', email: 'outro@padaria.example' }
    expect(toRepresentative(mended, rules, { held })).toEqual(mended)
    const before = { legalRepresentative: held }
    expect(toFirmDraft({ legalRepresentative: mended }, rules, before)).toEqual({
      legalRepresentative: mended,
    })
    const other = { ...held, cpf: '39053344701' }
    expect(errorsOf(() => toRepresentative(other, rules, { held }))).toEqual({
      cpf: 'CPF é inválido',
    })
  })
})
