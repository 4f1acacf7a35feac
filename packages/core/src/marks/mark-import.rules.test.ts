import { describe, expect, it } from 'vitest'
import { toCommandToast } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { hasImported } from './mark-import.rules.ts'
import { toImportText } from './mark-import-text.ts'
import { importMarks } from './marks.commands.ts'

it.each([
  ['imported', 'Marca importada.'],
  ['alreadyThere', 'Este processo já está entre as suas marcas.'],
  ['malformed', 'O número do processo deve ter 9 dígitos.'],
] as const)('says of %s: %s', (outcome, text) => expect(toImportText({ outcome })).toBe(text))

describe('the toast of an import', () => {
  const toastOf = (...outcomes: ('imported' | 'alreadyThere' | 'malformed')[]) => {
    const answer = {
      results: outcomes.map((outcome) => ({ outcome, number: '', marcaId: null, demandId: null })),
    }
    expect(hasImported(answer)).toBe(outcomes.includes('imported'))
    return toCommandToast(importMarks({} as never).meta, message, undefined, answer)
  }

  it('tells of a success only where something was brought in', () => {
    expect(toastOf('malformed', 'imported')).toEqual({
      tone: 'success',
      title: 'Marca importada com sucesso!',
    })
    expect(toastOf('malformed', 'alreadyThere')).toBeUndefined()
  })
})
