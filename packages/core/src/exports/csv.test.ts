import { describe, expect, it } from 'vitest'
import { toCsvAmount, toCsvLine } from './csv.ts'

describe('a line of a CSV', () => {
  it('parts by semicolons, with decimal commas', () => {
    expect(toCsvLine(['Ana', 2.5, null, 'a;"b"'])).toBe('Ana;2,5;;"a;""b"""\r\n')
  })

  it('keeps a sign alone as it is', () => {
    expect(toCsvLine(['-', '+', ' - '])).toBe('-;+; - \r\n')
  })

  it('has amounts with two decimals', () => {
    expect(toCsvLine([toCsvAmount(18450.9), toCsvAmount(100)])).toBe('18450,90;100,00\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['x,=1+1,y', "x,'=1+1,y"],
    ['x,"=1+1"', `"x,""'=1+1"""`],
    ['x\n@SOMA(1)', `"x\n'@SOMA(1)"`],
    ['x\t-1', "x\t'-1"],
    ['Recife, 2 - a pagar', 'Recife, 2 - a pagar'],
  ])('begins no formula, by whatever a program parts it: %j', (text, cell) => {
    expect(toCsvLine([text])).toBe(`${cell}\r\n`)
  })
})
