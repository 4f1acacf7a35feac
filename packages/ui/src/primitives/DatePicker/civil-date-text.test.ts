import { describe, expect, it } from 'vitest'
import { maskDate, parseDateText, toDateText } from './civil-date-text.ts'

describe('a day as it is typed', () => {
  it.each([
    ['09/03/2026', '2026-03-09'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['09/03/26', null],
    ['09/03/0026', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(parseDateText(text)).toBe(day)
    if (day) expect(toDateText(day)).toBe(text)
  })

  it.each([
    ['09032026', '09/03/2026'],
    ['9/3/2026', '09/03/2026'],
    ['9.3.2026', '09/03/2026'],
    ['2026-03-09', '09/03/2026'],
    ['090', '09/0'],
    ['09', '09'],
    ['abc', ''],
    ['090320261', '09/03/2026'],
  ])('%j becomes %j', (typed, value) => {
    expect(maskDate(typed, typed.length)).toEqual({ value, caret: value.length })
  })

  it.each([
    ['0/03/2026', 1, 1],
    ['019/03/2026', 2, 2],
    ['09/0/2026', 4, 4],
  ])('%j with the caret at %i keeps it at %i', (typed, caret, kept) => {
    expect(maskDate(typed, caret).caret).toBe(kept)
  })
})
