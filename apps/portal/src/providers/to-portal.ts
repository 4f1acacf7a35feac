import { evaluateAccess } from '@tramite/core/access'
import { civilDateOf, createConventions } from '@tramite/core/calendar'
import type { SessionUser } from '@tramite/core/session'
import type { Firm } from '../integrations/firm.ts'
import type { Portal } from './portal-context.tsx'

const now = () => new Date()

/** The portal of a user of a firm. */
export function toPortal(
  user: SessionUser,
  firm: Firm,
  openBusiness: Portal['openBusiness'],
): Portal {
  const conventions = createConventions(firm.conventions, {
    timeZone: firm.timeZone,
    optionalHolidays: firm.optionalHolidays ?? [],
  })
  const today = civilDateOf(now(), conventions.timeZone)
  return {
    user,
    access: evaluateAccess({ customer: user.Customer, user, today, conventions }),
    conventions,
    customerTags: user.Customer?.tags ?? [],
    openBusiness,
    now,
  }
}
