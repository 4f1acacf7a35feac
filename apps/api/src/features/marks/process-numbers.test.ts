import { describe, expect, it } from 'vitest'
import { parseProcessNumbers } from './process-numbers.ts'

describe('parseProcessNumbers', () => {
  const told = (text: string) =>
    parseProcessNumbers(text).map(({ number, isWellFormed }) =>
      isWellFormed ? number : `not ${number}`,
    )

  it('takes them apart, each once', () => {
    expect(told(' 903456789, 904.567.890;903456789\n\t12345  abc,,9035-67891 ')).toEqual([
      '903456789',
      '904567890',
      'not 12345',
      'not abc',
      '903567891',
    ])
  })

  it.each([
    ['900 123 459', ['900123459']],
    ['900 123 459 900 123 460', ['900123459', '900123460']],
    ['900123459 900 123 460 900123461', ['900123459', '900123460', '900123461']],
    ['900\u00a0123\u202f459', ['900123459']],
    ['BR 900.123.456', ['900123456']],
    [
      'BR900123456, Nº 900123457; nº900123458\nN. 900123459',
      ['900123456', '900123457', '900123458', '900123459'],
    ],
    ['900123456 / 900123457', ['900123456', '900123457']],
    ['"900123462" “900123463”', ['900123462', '900123463']],
    ['９００１２３４６３', ['900123463']],
    ['900–123–464', ['900123464']],
  ])('reads %s as it is copied from papers', (text, numbers) => {
    expect(told(text)).toEqual(numbers)
  })

  it.each([
    ['900 123 45', ['not 900 123 45']],
    ['900 123 45\n6', ['not 900 123 45', 'not 6']],
    ['"90012345"', ['not "90012345"']],
    ['90 900123456', ['not 90', '900123456']],
    ['9001234567', ['not 9001234567']],
    ['BR512345', ['not BR512345']],
    ['900 123 Marca', ['not 900 123', 'not Marca']],
  ])('leaves what is wrong in %s as it was typed', (text, numbers) => {
    expect(told(text)).toEqual(numbers)
  })

  it.each([' , \n', ' / ', 'BR', '"'])('finds none in %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
