import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerKindOf, templateFieldTypes } from './answer-kinds.ts'
import { createTemplateSchema } from './template-forms.schema.ts'
import { toAnswerText } from './template-text.rules.ts'

const field = (type: string, maximum?: number) => ({
  name: 'f',
  label: 'Campo',
  index: 1,
  type,
  maximum,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('an answer in the document', () => {
  it.each([
    ['years', '1', '1 (um) ano'],
    ['years', '2', '2 (dois) anos'],
    ['months', '1', '1 (um) mês'],
    ['months', '24', '24 (vinte e quatro) meses'],
    ['days', '90', '90 (noventa) dias'],
    ['hours', '2', '2 (duas) horas'],
    ['hours', '1', '1 (uma) hora'],
    ['installments', '21', '21 (vinte e uma) parcelas'],
    ['percent', '10', '10%'],
    ['percent', '2,5 %', '2,5%'],
    ['percent', 'a combinar', 'a combinar'],
    ['money', '84.000,00', 'R$ 84.000,00 (oitenta e quatro mil reais)'],
    ['money', 'R$ 1', 'R$ 1,00 (um real)'],
    ['money', '0,5', 'R$ 0,50 (cinquenta centavos)'],
    ['money', '1000000', 'R$ 1.000.000,00 (um milhão de reais)'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cnpj', '98765012000101', '98.765.012/0001-01'],
    ['cnpj', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['taxId', '52998224725', 'CPF nº 529.982.247-25'],
    ['taxId', '11222333000181', 'CNPJ nº 11.222.333/0001-81'],
    ['taxId', 'a definir', 'a definir'],
    ['taxId', '11.222.333/0001-81 e filiais', '11.222.333/0001-81 e filiais'],
    ['cpf', '529.982.247-25 e 111.444.777-35', '529.982.247-25 e 111.444.777-35'],
    ['date', '2026-04-01', '01/04/2026'],
    ['text', ' como está ', 'como está'],
    ['unheard', 'como está', 'como está'],
    ['years', '', ''],
    ['money', 'a combinar', 'a combinar'],
    ['money', '9'.repeat(25), '9'.repeat(25)],
    ['days', '0', '0'],
    ['money', '0', '0'],
    ['percent', '0', '0%'],
  ])('%s: %s is said as %s', (type, answer, said) => {
    expect(plain(toAnswerText(field(type), answer))).toBe(said)
  })
})

describe('the form', () => {
  it.each([
    ['cpf', 'abc', 'CPF inválido'],
    ['cpf', '529.982.247-26', 'CPF inválido'],
    ['cpf', '529.982.247-25 e 111.444.777-35', 'CPF inválido'],
    ['cnpj', '52998224725', 'CNPJ inválido'],
    ['taxId', '111.111.111-11', 'CPF ou CNPJ inválido'],
    ['money', 'muito', 'Informe um valor em reais, como 1.500,00'],
    ['money', '1.5', 'Informe um valor em reais, como 1.500,00'],
    ['money', '0', 'Informe um valor em reais, como 1.500,00'],
    ['money', '9'.repeat(18), 'Informe um valor em reais, como 1.500,00'],
    ['percent', 'dez', 'Informe uma porcentagem, como 10 ou 2,5'],
    ['days', '0', 'Informe um número inteiro, de 1 a 999999'],
    ['days', '1,5', 'Informe um número inteiro, de 1 a 999999'],
    ['installments', '1000000', 'Informe um número inteiro, de 1 a 999999'],
    ['number', 'x', 'Informe um número'],
    ['number', '1.5.2', 'Informe um número'],
    ['number', '99.9', 'Informe um número'],
    ['date', '2026-02-30', 'Data inválida'],
  ])('refuses for %s: %s', (type, answer, error) => {
    const { error: refused } = createTemplateSchema([field(type)]).safeParse({ f: answer })
    expect(refused?.issues.map(({ message }) => message)).toEqual([error])
  })

  it.each([
    ['days', '91', '90'],
    ['number', '32', '31'],
    ['number', '99,999', '50'],
    ['number', '-4', '-5'],
    ['percent', '100,01', '100'],
  ])('refuses for %s more than its maximum: %s', (type, answer, maximum) => {
    const schema = createTemplateSchema([field(type, Number(maximum))])
    expect(schema.safeParse({ f: answer }).error?.issues[0]?.message).toBe(
      `O número deve ser no máximo ${maximum}`,
    )
    expect(schema.safeParse({ f: maximum }).success).toBe(true)
  })

  it('takes what each kind says, so that a document can be corrected from its own words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_99 }), (cents) => {
        const kind = answerKindOf('money')
        const [figures = ''] = kind.toText((cents / 100).toFixed(2).replace('.', ',')).split(' (')
        expect(kind.isValid(figures)).toBe(true)
        expect(kind.toAmount?.(figures)).toBe(cents / 100)
      }),
    )
  })

  it('says nothing of its own where an answer means nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templateFieldTypes), fc.string(), (type, answer) => {
        const kind = answerKindOf(type)
        if (!kind.isValid(answer.trim()))
          expect(kind.toText(answer.trim())).toContain(answer.trim())
      }),
    )
  })
})
