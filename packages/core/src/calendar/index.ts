export { CURRENCY, LOCALE } from '../locale.ts'
export { addMonths } from './add-months.ts'
export {
  addBusinessDays,
  type CalendarConventions,
  countBusinessDays,
  firstBusinessDay,
  firstCountableDay,
  isAfterWorkShift,
  isBusinessDay,
  type NonBusinessReason,
  nonBusinessReason,
} from './business-days.rules.ts'
export { addDays, type CivilDate, countDays, isCivilDate, weekdayOf } from './civil-date.ts'
export {
  type ConventionName,
  type Conventions,
  conventions,
  createConventions,
} from './conventions.ts'
export {
  businessDaysUntil,
  type DayFrame,
  formatOnWeekday,
  formatRelativeDay,
  toDayFrame,
} from './day-frame.rules.ts'
export {
  explainForecast,
  explainPeriod,
  type ForecastExplanation,
  type ForecastStep,
  toForecastStepText,
} from './explain-forecast.ts'
export {
  type ForecastInput,
  forecastDate,
  forecastOffset,
  RESPONSE_TARGET_BUSINESS_DAYS,
} from './forecast.rules.ts'
export {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatTime,
} from './format.ts'
export { evaluateGrace, type Grace, OVERDUE_GRACE_BUSINESS_DAYS } from './grace.rules.ts'
export { easterOf, type HolidayName, type OptionalHoliday, optionalDays } from './holidays.ts'
export { toLocalDate } from './local-date.ts'
export { toNonBusinessText } from './non-business-text.ts'
export { parseDate } from './parse-date.ts'
export { isPeriodReversed, type Period, toPeriodRequest } from './period.ts'
export { type DayWatch, watchDay } from './watch-day.ts'
export {
  type Clock,
  civilDateFrom,
  civilDateOf,
  civilTimeOf,
  DEFAULT_TIME_ZONE,
  endOfCivilDay,
  startOfCivilDay,
} from './zoned-time.ts'
