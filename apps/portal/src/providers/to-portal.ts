import { evaluateAccess } from '@tramite/core/access'
import { type Conventions, createConventions, type DayFrame } from '@tramite/core/calendar'
import type { SessionUser } from '@tramite/core/session'
import type { Firm } from '../integrations/firm.ts'
import type { Portal } from './portal-context.tsx'

/** The time now. */
export const now = () => new Date()

/** How the firm of this page counts days and writes its numbers. */
export const toConventions = (firm: Firm): Conventions =>
  createConventions(firm.conventions, {
    timeZone: firm.timeZone,
    optionalHolidays: firm.optionalHolidays ?? [],
  })

interface PortalInput {
  readonly user: SessionUser
  readonly conventions: Conventions
  readonly day: DayFrame<Conventions>
  readonly openBusiness: Portal['openBusiness']
}

/** The portal of a user, on a day. */
export function toPortal({ user, conventions, day, openBusiness }: PortalInput): Portal {
  return {
    user,
    access: evaluateAccess({ customer: user.Customer, user, today: day.today, conventions }),
    conventions,
    day,
    customerTags: user.Customer?.tags ?? [],
    openBusiness,
    now,
  }
}
