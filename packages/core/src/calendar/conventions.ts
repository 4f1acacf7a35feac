import {
  createBrazilHoliday,
  type HolidayName,
  type OptionalHoliday,
  specifiedHoliday,
} from './holidays.ts'
import { DEFAULT_TIME_ZONE } from './zoned-time.ts'

/** `specified`: exactly the specification. `brazil`: the country's actual calendar and documents. */
export type ConventionName = 'specified' | 'brazil'

/**
 * What differs between the specification and the actual rules of the country. Rules read the values and
 * never ask for the name. In masks, `0` is a digit and `A` a letter or digit.
 */
export interface Conventions {
  readonly name: ConventionName
  readonly timeZone: string
  /** 'HH:mm:ss'; up to and including this time the current day still counts. */
  readonly workShiftEnd: string
  readonly holidayName: HolidayName
  readonly cepMask: string
  /** The lengths that a CEP may have, in digits. */
  readonly cepLengths: readonly number[]
  /** From the shortest to the longest. */
  readonly phoneMasks: readonly string[]
  /** The lengths that a phone number may have, in digits, with its area code. */
  readonly phoneLengths: readonly number[]
  readonly cpfMask: string
  readonly cnpjMask: string
  /** Whether the check digits of CPF and CNPJ have to be right. */
  readonly checkDigits: boolean
  /** Maximum number of characters of an address number. */
  readonly addressNumberMax: number
}

const specified: Conventions = {
  name: 'specified',
  timeZone: DEFAULT_TIME_ZONE,
  workShiftEnd: '18:00:00',
  holidayName: specifiedHoliday,
  cepMask: '000.000-000',
  cepLengths: [8, 9],
  phoneMasks: ['(00) 0 0000-0000'],
  phoneLengths: [10, 11],
  cpfMask: '000.000.000-00',
  // Letters are valid since July 2026 (Receita Federal, IN RFB 2.229/2024), whatever a firm has chosen.
  cnpjMask: 'AA.AAA.AAA/AAAA-00',
  checkDigits: false,
  addressNumberMax: 4,
}

const brazil: Conventions = {
  ...specified,
  name: 'brazil',
  holidayName: createBrazilHoliday([]),
  cepMask: '00000-000',
  cepLengths: [8],
  phoneMasks: ['(00) 0000-0000', '(00) 0 0000-0000'],
  checkDigits: true,
  addressNumberMax: 10,
}

/** The two presets. */
export const conventions: Readonly<Record<ConventionName, Conventions>> = { specified, brazil }

/**
 * The conventions that a firm chose.
 * @param name preset
 * @param options.timeZone IANA name; the preset's when absent
 * @param options.optionalHolidays the firm's own days; `specified` adds none, by its definition
 */
export function createConventions(
  name: ConventionName,
  options: { timeZone?: string; optionalHolidays?: readonly OptionalHoliday[] } = {},
): Conventions {
  const preset = conventions[name]
  const chosen = { ...preset, timeZone: options.timeZone ?? preset.timeZone }
  return preset === brazil
    ? { ...chosen, holidayName: createBrazilHoliday(options.optionalHolidays ?? []) }
    : chosen
}
