import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/conventions.ts'
import { applyMask, type Mask } from './mask.ts'
import { createMasks, emailMask } from './masks.ts'
import { moneyMask } from './money-mask.ts'
import { createPatternMask } from './pattern-mask.ts'

const specified = createMasks(conventions.specified)
const brazil = createMasks(conventions.brazil)

describe('the masks', () => {
  it.each<[string, Mask, string, string, string]>([
    ['cpf', specified.cpf, '12345678909', '123.456.789-09', '12345678909'],
    ['cpf, one too many', specified.cpf, '123456789099', '123.456.789-09', '12345678909'],
    ['cpf, begun', specified.cpf, '1234', '123.4', '1234'],
    ['cpf, full group', specified.cpf, '123', '123', '123'],
    ['cpf, with letters', specified.cpf, '1a2b3', '123', '123'],
    ['cnpj', specified.cnpj, '12345678000195', '12.345.678/0001-95', '12345678000195'],
    ['cnpj with letters, as specified', specified.cnpj, '12abc345', '12.ABC.345', '12ABC345'],
    ['cnpj', brazil.cnpj, '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cnpj, masked', brazil.cnpj, '12.abc.345/01de-35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    [
      'its check digits are digits',
      brazil.cnpj,
      '12ABC34501DEX3Y5',
      '12.ABC.345/01DE-35',
      '12ABC34501DE35',
    ],
    ['cpf or cnpj, eleven', brazil.taxId, '12345678909', '123.456.789-09', '12345678909'],
    ['cpf or cnpj, twelve', brazil.taxId, '123456789099', '12.345.678/9099', '123456789099'],
    ['cpf or cnpj, a letter', brazil.taxId, '12a', '12.A', '12A'],
    ['cep', specified.cep, '013100100', '013.100-100', '013100100'],
    ['cep of eight digits', specified.cep, '01310100', '013.101-00', '01310100'],
    ['cep', brazil.cep, '01310100', '01310-100', '01310100'],
    ['phone', specified.phone, '11987654321', '(11) 9 8765-4321', '11987654321'],
    ['landline as specified', specified.phone, '1134567890', '(11) 3 4567-890', '1134567890'],
    ['landline', brazil.phone, '1134567890', '(11) 3456-7890', '1134567890'],
    ['mobile', brazil.phone, '11987654321', '(11) 9 8765-4321', '11987654321'],
    [
      'pasted with its country',
      brazil.phone,
      '+55 (11) 98765-4321',
      '(11) 9 8765-4321',
      '11987654321',
    ],
    ['area 55', brazil.phone, '55987654321', '(55) 9 8765-4321', '55987654321'],
    ['e-mail', emailMask, ' ana @aurora. example\t', 'ana@aurora.example', 'ana@aurora.example'],
    ['nothing', brazil.phone, 'abc', '', ''],
    ['money', moneyMask, '123456', 'R$\u00a01.234,56', '123456'],
    ['money, one cent', moneyMask, '1', 'R$\u00a00,01', '1'],
    ['money, zeros', moneyMask, '0,00', '', ''],
    ['money, pasted', moneyMask, 'R$ 1.234,56', 'R$\u00a01.234,56', '123456'],
  ])('%s: %s', (_, mask, typed, shown, bare) => {
    expect(applyMask(typed, mask)).toEqual({ value: shown, caret: shown.length })
    expect(mask.toBare(shown)).toBe(bare)
  })

  it.each<[string, Mask, string, number, string, number]>([
    ['typing in the middle', specified.cpf, '123.94', 5, '123.94', 5],
    ['a digit before a separator', specified.cpf, '1293.456', 3, '129.345.6', 3],
    ['a digit where a separator comes', specified.cpf, '1234.56', 4, '123.456', 5],
    ['erasing a separator', specified.cpf, '123456', 3, '123.456', 3],
    ['erasing in the middle', specified.cpf, '12.456', 2, '124.56', 2],
    ['at the beginning', brazil.phone, '(11) 3', 0, '(11) 3', 0],
    ['beyond the end', brazil.phone, '(11) 3', 99, '(11) 3', 6],
    ['before the beginning', brazil.phone, '(11) 3', -1, '(11) 3', 0],
    ['an amount', moneyMask, 'R$\u00a01.2934,56', 7, 'R$\u00a012.934,56', 7],
  ])('%s keeps the caret', (_, mask, value, caret, shown, at) => {
    expect(applyMask(value, mask, caret)).toEqual({ value: shown, caret: at })
  })

  it('the Delete key gets past a separator', () => {
    expect(applyMask('123456', specified.cpf, 3, 'behind')).toEqual({ value: '123.456', caret: 4 })
    expect(applyMask('123.45', specified.cpf, 2, 'behind')).toEqual({ value: '123.45', caret: 2 })
  })
})

describe('a pasted amount', () => {
  it.each([
    ['1.500', 'R$\u00a01.500,00'],
    ['R$ 1.234,5', 'R$\u00a01.234,50'],
    ['1200000', 'R$\u00a01.200.000,00'],
    ['1.200.000', 'R$\u00a01.200.000,00'],
    ['R$ 1.234,56 ', 'R$\u00a01.234,56'],
    ['1.500,00 (mil e quinhentos reais)', 'R$\u00a01.500,00'],
    ['1,234.56', 'R$\u00a01.234,56'],
    ['1.500,00 em 2 parcelas', 'R$\u00a01.500,00'],
    ['R$ 1.500,00 (12x)', 'R$\u00a01.500,00'],
    ['10,00\n20,00', 'R$\u00a010,00'],
    ['10 de 12', 'R$\u00a010,00'],
    ['1 234 567,89', 'R$\u00a01.234.567,89'],
    ['R$ ,50', 'R$\u00a00,50'],
    ['0,05', 'R$\u00a00,05'],
    ['reais', ''],
  ])('%s is %s', (pasted, shown) => {
    expect(moneyMask.format(moneyMask.fromPaste?.(pasted) ?? pasted)).toBe(shown)
  })

  it.each([
    '-1.000,00',
    'R$ -1.000,00',
    '-R$\u00a01.000,00',
    '\u22121000',
    '- 5',
    '(1.500,00)',
    'R$ (1.500,00)',
    '1.500,00-',
  ])('%s keeps its sign, and is no amount', (pasted) =>
    expect(moneyMask.fromPaste?.(pasted)).toBeUndefined(),
  )

  it('stays what it is when it was copied from a field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 13 - 1 }), (cents) => {
        const shown = moneyMask.format(String(cents))
        expect(moneyMask.fromPaste?.(shown)).toBe(String(cents))
      }),
    )
  })
})

describe('a pasted number', () => {
  const full = (digits: string) =>
    [...digits].map((d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0)).join('')
  it.each<[keyof typeof brazil, string, string | undefined]>([
    ['phone', '(011) 98888-7777', '11988887777'],
    ['phone', '011 3456-7890', '1134567890'],
    ['phone', '55 11 98888-7777', '11988887777'],
    ['phone', '551134567890', '1134567890'],
    ['phone', '0055 11 98888-7777', '11988887777'],
    ['phone', '+55 (011) 98888-7777', '11988887777'],
    ['phone', 'Tel.: (11) 98888-7777 (WhatsApp)', '11988887777'],
    ['phone', '55 98888-7777', '55988887777'],
    ['phone', '0800 123 4567', '08001234567'],
    ['phone', full('11988887777'), '11988887777'],
    ['phone', '١١٩٨٨٨٨٧٧٧٧', '11988887777'],
    ['phone', '۱۱۹۸۸۸۸۷۷۷۷', '11988887777'],
    ['phone', '98888-7777', undefined],
    ['phone', '+1 212 555 0100', undefined],
    ['phone', '(11) 3456-7890 ramal 12', undefined],
    ['phone', '(11) 98888-7777 / 98888-6666', undefined],
    ['cnpj', 'CNPJ 11.222.333/0001-81', '11222333000181'],
    ['cnpj', 'CNPJ/MF nº 12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cnpj', 'cnpj: 12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', 'CN.PJ1.222/3330-81', 'CNPJ1222333081'],
    ['cnpj', '11.222.333/0001-81 (matriz)', undefined],
    ['cnpj', '123.456.789-09', undefined],
    ['taxId', 'CPF/CNPJ: 123.456.789-09', '12345678909'],
    ['taxId', 'CPF 123.456.789-09', '12345678909'],
    ['cpf', 'CPF nº 123.456.789-09', '12345678909'],
    ['cpf', '11.222.333/0001-81', undefined],
    ['cep', 'CEP 01310-100', '01310100'],
    ['cep', '01310-100, São Paulo', '01310100'],
    ['cep', '01310-1001', undefined],
  ])('%s: %s is %s', (name, pasted, bare) => {
    expect(brazil[name].fromPaste?.(pasted)).toBe(bare)
  })

  it.each(Object.entries(brazil))('%s: what its field shows is itself', (_, mask: Mask) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'123456789'), minLength: 8 }), (text) => {
        const { value } = applyMask(text, mask)
        const read = mask.fromPaste?.(value)
        expect(read === undefined || read === mask.toBare(value)).toBe(true)
      }),
    )
  })

  it('is typed with digits of any keyboard', () => {
    expect(applyMask(full('12345678909'), brazil.cpf).value).toBe('123.456.789-09')
    expect(applyMask('١٢٣٤', brazil.cpf).value).toBe('123.4')
  })

  it('begins with a plus sign while it is typed, too', () => {
    expect(['+', '+55 11', '11', '1+'].map((text) => brazil.phone.readsAsPasted?.(text))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('a whole phone', () => {
  it.each([
    ['+55 (11) 98765-4321', '11987654321'],
    ['+1 415 555-2671', '+14155552671'],
    ['(11) 3456-7890 ramal 12', '1134567890RAMAL12'],
  ])('%s comes out as %s', (typed, whole) => {
    expect(specified.phone.parse(typed)).toBe(whole)
  })
})

describe('a stored value', () => {
  it.each<[string, Mask, string, string]>([
    ['a CEP of nine digits where eight are known', brazil.cep, '013100100', '013100100'],
    ['a phone with its country', brazil.phone, '5511987654321', '5511987654321'],
    ['a phone of an office', specified.phone, '1134567890 ramal 12', '1134567890 ramal 12'],
    ['a CPF that was stored with separators', brazil.cpf, '123.456.789-09', '123.456.789-09'],
    ['a CNPJ with letters', specified.cnpj, '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['a phone of another country', specified.phone, '+14155552671', '+14155552671'],
    ['a foreign number of a company', specified.taxId, 'GB1234567890123', 'GB1234567890123'],
  ])('%s is shown whole', (_, mask, stored, shown) => {
    expect(mask.format(stored)).toBe(shown)
  })

  it.each([...Object.entries(specified), ...Object.entries(brazil)])(
    '%s: no letter and no digit of it is ever lost',
    (_, mask: Mask) => {
      const lettersOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')
      const stored = fc.string({ unit: fc.constantFrom(...'0123456789ABCabc.-/() ') })
      fc.assert(
        fc.property(stored, (text) => {
          expect(lettersOf(mask.format(text))).toBe(lettersOf(text))
          expect(mask.parse(text)).toBe(lettersOf(text))
        }),
      )
    },
  )
})

describe('every mask', () => {
  const masks: [string, Mask][] = [
    ...Object.entries(specified),
    ...Object.entries(brazil),
    ['money', moneyMask],
    ['email', emailMask],
  ]
  const typed = fc
    .oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789Aa.-/() ,R$') }),
      fc.string({ unit: 'binary' }),
    )
    .map((text) => text.replaceAll('+', ''))

  it.each(masks)('%s: applied again it changes nothing', (_, mask) => {
    fc.assert(
      fc.property(typed, (text) => {
        const { value } = applyMask(text, mask)
        expect(applyMask(value, mask)).toEqual({ value, caret: value.length })
        expect(mask.toBare(value)).toBe(mask.toBare(text))
        expect(mask.format(mask.toBare(value))).toBe(value)
      }),
    )
  })

  it.each(masks)('%s: typed key by key it shows the same as pasted', (_, mask) => {
    fc.assert(
      fc.property(typed, (text) => {
        let shown = ''
        for (const char of text) shown = applyMask(shown + char, mask).value
        expect(shown).toBe(applyMask(text, mask).value)
      }),
    )
  })

  it.each(masks)('%s: erased key by key it becomes empty', (_, mask) => {
    fc.assert(
      fc.property(typed, (text) => {
        let shown = applyMask(text, mask).value
        for (let keys = shown.length; keys > 0; keys -= 1) {
          shown = applyMask(shown.slice(0, -1), mask).value
        }
        expect(shown).toBe('')
      }),
    )
  })

  it.each(masks)('%s: the caret stays among the same characters', (_, mask) => {
    fc.assert(
      fc.property(typed, fc.nat(40), fc.constantFrom('before', 'behind'), (text, at, side) => {
        const caret = Math.min(at, text.length)
        const shown = applyMask(text, mask, caret, side)
        expect(shown.caret).toBeGreaterThanOrEqual(0)
        expect(shown.caret).toBeLessThanOrEqual(shown.value.length)
        if (caret < text.length) {
          expect(mask.toBare(shown.value.slice(0, shown.caret))).toBe(
            mask.toBare(text.slice(0, caret)),
          )
        }
      }),
    )
  })

  it('writes a value in the first pattern that takes it', () => {
    const mask = createPatternMask(['0-0', 'A-A-A'])
    expect(['1', '12', '1a', '123'].map((text) => applyMask(text, mask).value)).toEqual([
      '1',
      '1-2',
      '1-A',
      '1-2-3',
    ])
  })
})
