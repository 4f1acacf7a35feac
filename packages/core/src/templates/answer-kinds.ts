import extenso from 'extenso'
import { conventions, formatDate, formatMoney, isCivilDate, parseDate } from '../calendar/index.ts'
import {
  CNPJ_LENGTH,
  CPF_LENGTH,
  createMasks,
  isCnpj,
  isCpf,
  type Mask,
  moneyMask,
} from '../forms/index.ts'
import { toolFieldMessages as texts } from '../messages/tool-fields.ts'

/** The meanings that a field of a template may have. */
export const templateFieldTypes = [
  ...['text', 'textarea', 'number', 'date', 'cpf', 'cnpj', 'taxId', 'money', 'percent'],
  ...['hours', 'days', 'months', 'years', 'installments'],
] as const

/** One of `templateFieldTypes`. */
export type TemplateFieldType = (typeof templateFieldTypes)[number]

/** The meaning of a field: how its answer is validated, typed and worded. */
export interface AnswerKind {
  /** Whether an answer, trimmed and not empty, is valid. */
  readonly isValid: (answer: string) => boolean
  /** The error of an invalid one. */
  readonly error: string
  /** The answer as worded in the document; unchanged if it is invalid. */
  readonly toText: (answer: string) => string
  /** The mask of its form field. */
  readonly mask?: Mask
  /** The numeric value, for a field that has a maximum. */
  readonly toAmount?: (answer: string) => number | null
}

const masks = createMasks(conventions.brazil)

/**
 * An amount as Brazilians write it: 'R$ 1.234,56', '1234,5' and '1234' are accepted, '1.5' is not, since
 * it is ambiguous.
 */
function parseAmount(answer: string): number | null {
  const text = answer.replace(/^R\$/i, '').replaceAll(/\s/g, '')
  const isAmount = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(text)
  return isAmount ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}

/** An amount of money; not nothing, and none beyond what numbers can represent to the cent. */
function parseMoney(answer: string): number | null {
  const amount = parseAmount(answer)
  return amount && Number.isSafeInteger(Math.round(amount * 100)) ? amount : null
}

/** A number as Brazilians write it, possibly negative, with any number of decimals. */
function parseNumber(answer: string): number | null {
  const isNumber = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/.test(answer)
  return isNumber ? Number(answer.replaceAll('.', '').replace(',', '.')) : null
}

const withoutSign = (answer: string) => answer.replace(/\s*%$/, '')
const parsePercentage = (answer: string) => parseAmount(withoutSign(answer))

/** A whole number of things, from 1 to 999999. */
function parseCount(answer: string): number | null {
  return /^\d{1,6}$/.test(answer) ? Number(answer) || null : null
}

const whenMeant =
  <Value>(parse: (answer: string) => Value | null, say: (value: Value, answer: string) => string) =>
  (answer: string) => {
    const value = parse(answer)
    return value === null ? answer : say(value, answer)
  }

const isDate = (answer: string) => isCivilDate(answer) || parseDate(answer) !== null

/** 'R$ 1.234,50 (mil, duzentos e trinta e quatro reais e cinquenta centavos)'. */
const sayMoney = (amount: number) =>
  `${formatMoney(amount)} (${extenso(amount.toFixed(2), { mode: 'currency' })})`

/** A whole number of things, in figures and in words: '1 (um) ano', '24 (vinte e quatro) horas'. */
function counted(one: string, many: string, gender: 'male' | 'female'): AnswerKind {
  const say = (count: number) =>
    `${count} (${extenso(count, { number: { gender } })}) ${count === 1 ? one : many}`
  return {
    isValid: (answer) => parseCount(answer) !== null,
    error: texts['templates.notACount'],
    toText: whenMeant(parseCount, say),
    toAmount: parseCount,
  }
}

function taxId(mask: Mask, isValid: (bare: string) => boolean, error: string): AnswerKind {
  return {
    isValid: (answer) => isValid(mask.parse(answer)),
    error,
    toText: (answer) => (isValid(mask.parse(answer)) ? mask.format(mask.parse(answer)) : answer),
    mask,
  }
}

const eitherTaxId = taxId(
  masks.taxId,
  (bare) => isCpf(bare) || isCnpj(bare),
  texts['templates.notATaxId'],
)

/** 'CPF nº 000.000.000-00' or 'CNPJ nº 00.000.000/0000-00', depending on the number itself. */
function sayEitherTaxId(answer: string): string {
  const { length } = masks.taxId.parse(answer)
  const name = { [CPF_LENGTH]: 'CPF', [CNPJ_LENGTH]: 'CNPJ' }[length]
  if (name === undefined || !eitherTaxId.isValid(answer)) return answer
  return `${name} nº ${eitherTaxId.toText(answer)}`
}

const text: AnswerKind = { isValid: () => true, error: '', toText: (answer) => answer }

const kinds: Readonly<Record<TemplateFieldType, AnswerKind>> = {
  text,
  textarea: text,
  number: {
    ...text,
    isValid: (answer) => parseNumber(answer) !== null,
    error: texts['templates.notANumber'],
    toAmount: parseNumber,
  },
  date: {
    isValid: isDate,
    error: texts['templates.notADate'],
    toText: (answer) => (isCivilDate(answer) ? formatDate(answer) : answer),
  },
  cpf: taxId(masks.cpf, isCpf, texts['templates.notACpf']),
  cnpj: taxId(masks.cnpj, isCnpj, texts['templates.notACnpj']),
  taxId: { ...eitherTaxId, toText: sayEitherTaxId },
  money: {
    isValid: (answer) => parseMoney(answer) !== null,
    error: texts['templates.notAnAmount'],
    toText: whenMeant(parseMoney, sayMoney),
    mask: moneyMask,
    toAmount: parseMoney,
  },
  percent: {
    isValid: (answer) => parsePercentage(answer) !== null,
    error: texts['templates.notAPercentage'],
    toText: whenMeant(parsePercentage, (_, answer) => `${withoutSign(answer)}%`),
    toAmount: parsePercentage,
  },
  hours: counted('hora', 'horas', 'female'),
  days: counted('dia', 'dias', 'male'),
  months: counted('mês', 'meses', 'male'),
  years: counted('ano', 'anos', 'male'),
  installments: counted('parcela', 'parcelas', 'female'),
}

const isKnown = (type: string | undefined): type is TemplateFieldType =>
  templateFieldTypes.some((known) => known === type)

/** The meaning of a template's field, by its type on the wire; an unknown or missing type means text. */
export const answerKindOf = (type: string | undefined): AnswerKind =>
  isKnown(type) ? kinds[type] : text
