import type { OptionalHoliday } from '@tramite/core/calendar'
import type { Banner } from '@tramite/core/home'
import type { LegalVersions } from '@tramite/core/legal'
import type { UsersManagedBy } from '@tramite/core/users'

/** What the browser may know of the firm's configuration; the server writes it into the page. */
export interface Firm {
  readonly name: string
  /** One or two letters for the mark beside the name. */
  readonly shortLabel: string
  readonly timeZone: string
  readonly conventions: 'specified' | 'brazil'
  readonly optionalHolidays?: readonly OptionalHoliday[]
  readonly contactEmail: string
  readonly financeEmail: string
  /** The legal texts in force. */
  readonly legalVersions: LegalVersions
  readonly messagingUrl: string
  readonly officeHours: string
  /** What the firm announces on the home page. */
  readonly banners: readonly Banner[]
  readonly logoUrl: string | null
  readonly blogUrl: string
  readonly videosUrl: string
  /** Which users of a customer add, change and remove others. */
  readonly usersManagedBy: UsersManagedBy
  /** Programs of others by their addresses; null where the firm uses none. */
  readonly analyticsUrl: string | null
  readonly heatMapUrl: string | null
  readonly npsUrl: string | null
  /** Where the users are registered with the firm's live chat; null where it has none. */
  readonly liveChatUrl: string | null
  /** Name of the payment provider in the address of its calls. */
  readonly paymentProvider: string
}
