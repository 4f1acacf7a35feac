import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatLongDate, formatMoney, formatTime } from './format.ts'

describe('dates', () => {
  it('writes DD/MM/YYYY and HH:mm in the time zone of the firm', () => {
    expect(formatDate('2026-03-10')).toBe('10/03/2026')
    expect(formatDate('2026-03-10T02:59:00Z')).toBe('09/03/2026')
    expect(formatTime('2026-03-10T02:59:00Z')).toBe('23:59')
    expect(formatTime('2026-03-10T03:00:00Z')).toBe('00:00')
    expect(formatDateTime('2026-03-10T15:04:05Z')).toBe('10/03/2026 12:04')
  })

  it.each([
    ['2026-03-05', '05 de março de 2026'],
    ['2026-01-01', '01 de janeiro de 2026'],
    ['2026-12-31', '31 de dezembro de 2026'],
    ['2026-11-20T02:00:00Z', '19 de novembro de 2026'],
  ])('%s is %s', (value, text) => expect(formatLongDate(value)).toBe(text))
})

describe('numbers', () => {
  it.each([
    [1234.56, 'R$\u00a01.234,56'],
    [0, 'R$\u00a00,00'],
    [-5.5, '-R$\u00a05,50'],
  ])('%d is %s', (value, text) => expect(formatMoney(value)).toBe(text))
})
