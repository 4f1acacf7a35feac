import { describe, expect, it } from 'vitest'
import { conventions } from './conventions.ts'
import { toNonBusinessText } from './non-business-text.ts'

describe('why the firm does not work on a day', () => {
  it.each([
    ['2026-12-24', null],
    ['2026-12-25', 'Natal'],
    ['2026-12-26', 'sábado'],
    ['2026-12-27', 'domingo'],
    ['2026-04-03', 'Sexta-feira Santa'],
    // A holiday on a weekend is the weekend that it is anyway.
    ['2026-11-15', 'domingo'],
  ])('%s: %s', (date, text) => {
    expect(toNonBusinessText(date, conventions.brazil)).toBe(text)
  })
})
