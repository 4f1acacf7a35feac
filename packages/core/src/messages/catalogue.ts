import { accessMessages } from './access.ts'
import { calendarMessages } from './calendar.ts'
import { demandFieldMessages } from './demand-fields.ts'
import { demandRefusalMessages } from './demand-refusals.ts'
import { demandMessages } from './demands.ts'
import { feedbackMessages } from './feedback.ts'
import { fieldMessages } from './fields.ts'
import { fileMessages } from './files.ts'
import { holidayMessages } from './holidays.ts'
import { createMessages } from './message-text.ts'
import { paymentMessages } from './payments.ts'
import { problemMessages } from './problems.ts'
import { sessionMessages } from './session.ts'
import { shellMessages } from './shell.ts'
import { transportMessages } from './transport.ts'
import { customerMessages, userMessages } from './users.ts'

/** Every text of the project's rules, errors and successes, by code. */
export const catalogue = {
  ...transportMessages,
  ...problemMessages,
  ...fieldMessages,
  ...sessionMessages,
  ...shellMessages,
  ...accessMessages,
  ...paymentMessages,
  ...demandMessages,
  ...demandFieldMessages,
  ...demandRefusalMessages,
  ...feedbackMessages,
  ...fileMessages,
  ...userMessages,
  ...customerMessages,
  ...calendarMessages,
  ...holidayMessages,
} as const

/** The code of a text of the catalogue. */
export type MessageCode = keyof typeof catalogue

/**
 * The pt-BR text of a code, with its `{name}` places filled.
 * Holds the whole catalogue: for the server and for late browser code (see `index.ts`).
 * @param code a code of the catalogue
 * @param params values by place name, already formatted
 */
export const message: (
  code: MessageCode,
  params?: Readonly<Record<string, string | number>>,
) => string = createMessages(catalogue)
