import { createBrazilHoliday } from '../calendar/holidays.ts'
import {
  addBusinessDays,
  addDays,
  addMonths,
  type CivilDate,
  firstBusinessDay,
  formatDate,
  isCivilDate,
  LOCALE,
} from '../calendar/index.ts'
import { compareTexts } from '../fold-text.ts'
import { markNextMessages } from '../messages/marks.ts'
import { fillMessage } from '../messages/message-text.ts'
import { type AuthorityStatus, authorityStatuses, REGISTERED_STATUS } from './authority-statuses.ts'
import { type MarkProgress, toMarkStatus } from './mark-status.rules.ts'
import type { MarkProcess } from './marks.types.ts'

/** The fields of a process that decide what comes next. */
export type DatedProcess = Pick<MarkProcess, 'apolStatus' | 'statusOn' | 'grantedOn'>

type StepOf<Code> = Code extends `marks.next.${infer Name}` ? Name : never
type Step = StepOf<keyof typeof markNextMessages>

/** The days that the text of a step mentions. */
interface StepDays {
  readonly until: CivilDate | null
  readonly on?: CivilDate
  readonly expiresOn?: CivilDate
}

type Outlook = StepDays & { readonly step: Step }

/** Periods of the industrial property act, in days. Lei 9.279/1996, by article. */
const periods = {
  /** Art. 158: opposition to a published application; § 1º: the applicant's answer. */
  opposition: 60,
  /** Art. 159: the answer on the merits; five on the form, art. 157. The status does not say which. */
  requirement: 60,
  /** Art. 162: payment for the certificate and the first ten years. */
  fees: 60,
  /** Art. 162, sole paragraph: the same with a surcharge, without a notice. */
  lateFees: 30,
  /** Art. 212: appeal; art. 213: the answer of interested parties. */
  appeal: 60,
  /** Art. 169: administrative nullity, from the certificate on. */
  nullity: 180,
  /** Art. 170: the holder's answer to a nullity. */
  nullityAnswer: 60,
  /** Art. 145: proof of use in a forfeiture. */
  proofOfUse: 60,
} as const

/** Art. 133: a registration is valid for ten years, and renewable. */
const TERM_MONTHS = 120
/** Art. 133, § 1º: the renewal is requested in the last year. */
const RENEWAL_MONTHS = 12
/** Art. 133, § 2º: with a surcharge in the six months after the term. */
const LATE_RENEWAL_MONTHS = 6

/** The office observes the national holidays, whatever days the firm observes. */
const office = { holidayName: createBrazilHoliday([]) }

/**
 * The last day of a period that a publication starts: the day of the publication does not count, the
 * count begins with the first business day after it, and if the last day is not a business day the period
 * ends on the next one. Lei 9.279/1996, arts. 221 to 223; Lei 9.784/1999, art. 66, § 1º.
 */
function toPeriodEnd(publishedOn: CivilDate, days: number): CivilDate {
  const first = addBusinessDays(publishedOn, 1, office)
  return firstBusinessDay(addDays(first, days - 1), office)
}

type Timed = (on: CivilDate, today: CivilDate) => Outlook

/** A period, with the step while it runs and the step once it is over. */
const period =
  (days: number, running: Step, over: Step): Timed =>
  (on, today) => {
    const until = toPeriodEnd(on, days)
    return { step: today <= until ? running : over, until }
  }

const fees: Timed = (on, today) => {
  const until = toPeriodEnd(on, periods.fees)
  if (today <= until) return { step: 'payFees', until }
  const lateUntil = firstBusinessDay(addDays(until, periods.lateFees), office)
  return { step: today <= lateUntil ? 'payFeesLate' : 'feesOver', until: lateUntil }
}

const requirement: Timed = (on, today) => {
  const until = toPeriodEnd(on, periods.requirement)
  return today <= until
    ? { step: 'requirement', until: null, on }
    : { step: 'requirementOver', until }
}

const registration: Timed = (on, today) => {
  const expiresOn = addMonths(on, TERM_MONTHS)
  const nullity = firstBusinessDay(addDays(on, periods.nullity), office)
  const renewalFrom = addMonths(on, TERM_MONTHS - RENEWAL_MONTHS)
  const renewalUntil = addMonths(on, TERM_MONTHS + LATE_RENEWAL_MONTHS)
  if (today <= nullity) return { step: 'registeredNullity', until: nullity, expiresOn }
  if (today < renewalFrom) return { step: 'registered', until: renewalFrom, expiresOn }
  if (today <= expiresOn) return { step: 'renewal', until: expiresOn, expiresOn }
  const step = today <= renewalUntil ? 'renewalLate' : 'renewalOver'
  return { step, until: renewalUntil, expiresOn }
}

const outlooks: Readonly<Record<AuthorityStatus, Timed>> = {
  Pedido: () => ({ step: 'filed', until: null }),
  Publicação: period(periods.opposition, 'opposition', 'examination'),
  Oposição: period(periods.opposition, 'answerOpposition', 'examineOpposition'),
  Exigência: requirement,
  Sobrestamento: () => ({ step: 'suspended', until: null }),
  Deferimento: fees,
  Indeferimento: period(periods.appeal, 'appeal', 'appealOver'),
  // Art. 215: the decision on the appeal is final within the office.
  Recurso: period(periods.appeal, 'answerAppeal', 'decideAppeal'),
  Registro: registration,
  // Art. 171: decided by the office's president, which ends the matter there.
  Nulidade: period(periods.nullityAnswer, 'answerNullity', 'decideNullity'),
  Caducidade: period(periods.proofOfUse, 'proveUse', 'decideUse'),
  // Art. 212, § 2º: no appeal against a shelving that is final.
  Arquivamento: period(periods.appeal, 'shelved', 'shelvedOver'),
  // Art. 146: an appeal against a forfeiture; art. 171 leaves none against a nullity.
  Extinção: period(periods.appeal, 'extinct', 'extinctOver'),
}

const toDay = (day: CivilDate | undefined | null) => (day ? formatDate(day) : '')

interface Next {
  readonly text: string
  /** The urgent day: the end of a running period, or the day of a requirement by the office. */
  readonly day: CivilDate | null
}

/**
 * What comes next for a process at the trademark office, and by when, according to the periods of the
 * industrial property act (Lei 9.279/1996). Counted from the day of its status; for a registration from
 * the day it was granted, since a refused nullity sets the status again. If that day is not known, the
 * text is the meaning of the status, without a date. A renewal leaves no status: after the first ten
 * years the text covers both cases.
 * @param today in the firm's time zone
 */
function toNext({ apolStatus, statusOn, grantedOn }: DatedProcess, today: CivilDate): Next {
  if (apolStatus === null) return { text: markNextMessages['marks.next.unpublished'], day: null }
  const on = apolStatus === 'Registro' ? grantedOn : statusOn
  if (on === null || !isCivilDate(on)) {
    const known = authorityStatuses.find(({ status }) => status === apolStatus)
    return { text: known?.description ?? '', day: null }
  }
  const { step, until, on: said, expiresOn } = outlooks[apolStatus](on, today)
  const days = { until: toDay(until), on: toDay(said), expiresOn: toDay(expiresOn) }
  return {
    text: fillMessage(markNextMessages[`marks.next.${step}`], days),
    day: said ?? (until !== null && until >= today ? until : null),
  }
}

/**
 * What comes next for one process, and by when: what the page of the marks says of it.
 * @param today in the firm's time zone
 */
export const toProcessOutlook = (process: DatedProcess, today: CivilDate): string =>
  toNext(process, today).text

/** Processes of a mark with the same outlook. */
export interface MarkProcessGroup {
  readonly apolStatus: AuthorityStatus | null
  /** What comes next, and by when. */
  readonly next: string
  /** Their numbers, in the mark's order. */
  readonly numbers: readonly string[]
}

/** The fields of a process that the groups use. */
export type NumberedProcess = DatedProcess & Pick<MarkProcess, 'number'>

const LAST = '9999-12-31'

/**
 * The processes of a mark grouped by their outlook, the most urgent first: the period that ends first,
 * but before it a requirement by the office that can still be answered, maybe within five days. Groups
 * without a day follow in their order.
 * @param today in the firm's time zone
 */
export function groupMarkProcesses(
  processes: readonly NumberedProcess[],
  today: CivilDate,
): MarkProcessGroup[] {
  const groups = new Map<string, MarkProcessGroup & { readonly day: CivilDate }>()
  for (const process of processes) {
    const { apolStatus, number } = process
    const { text, day } = toNext(process, today)
    const key = `${apolStatus} ${text}`
    const numbers = [...(groups.get(key)?.numbers ?? []), number]
    groups.set(key, { apolStatus, next: text, numbers, day: day ?? LAST })
  }
  return [...groups.values()]
    .sort((a, b) => compareTexts(a.day, b.day))
    .map(({ day: _, ...group }) => group)
}

/** What comes next for a mark: one text, and the number of processes with another outlook. */
export interface MarkOutlook {
  readonly text: string
  readonly others: number
  /** The firm waits for the customer's answer on the mark's demand. */
  readonly waitsForCustomer: boolean
}

/**
 * What comes next for a mark as a whole, and by when: that of its most urgent processes.
 * @param today in the firm's time zone
 */
export function toMarkOutlook(
  mark: MarkProgress & { readonly ProcessNumbers: readonly NumberedProcess[] },
  today: CivilDate,
): MarkOutlook {
  const { ProcessNumbers: processes } = mark
  const waitsForCustomer = mark.Demand.statusKey === 'PENDING'
  const [first] = groupMarkProcesses(processes, today)
  if (!first) {
    const step = waitsForCustomer ? 'unfiledUntilAnswered' : 'unfiled'
    return { text: markNextMessages[`marks.next.${step}`], others: 0, waitsForCustomer }
  }
  const isGranted = processes.every(({ apolStatus }) => apolStatus === REGISTERED_STATUS)
  if (isGranted && toMarkStatus(mark) !== 'registered') {
    return { text: markNextMessages['marks.next.granted'], others: 0, waitsForCustomer }
  }
  return {
    text: first.next,
    others: processes.length - first.numbers.length,
    waitsForCustomer,
  }
}

/** What the list says above the next step of a mark whose demand waits for the customer. */
export const markTurnText = markNextMessages['marks.outlook.yourTurn']

/** The next step of a mark, and how many of its processes have another outlook. */
export function toOutlookText({ text, others }: Pick<MarkOutlook, 'text' | 'others'>): string {
  if (others === 0) return text
  const rest = markNextMessages[`marks.outlook.${others === 1 ? 'other' : 'others'}`]
  return `${text} ${fillMessage(rest, { count: others.toLocaleString(LOCALE) })}`
}
