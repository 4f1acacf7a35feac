import { describe, expect, it } from 'vitest'
import { toCsvLine } from './csv.ts'

describe('a line of a CSV', () => {
  it('parts by semicolons, with decimal commas', () => {
    expect(toCsvLine(['Ana', 2.5, null, 'a;"b"'])).toBe('Ana;2,5;;"a;""b"""\r\n')
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
