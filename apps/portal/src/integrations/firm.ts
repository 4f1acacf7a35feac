import type { Banner } from '@tramite/core/home'
import type { LegalVersions } from '@tramite/core/legal'
import type { UsersManagedBy } from '@tramite/core/users'
import type { Firm } from '@tramite/react/ports'

declare module '@tramite/react/ports' {
  /** What the browser may know of the firm's configuration; the server writes it into the page. */
  interface Firm {
    readonly name: string
    /** One or two letters for the mark beside the name. */
    readonly shortLabel: string
    readonly contactEmail: string
    readonly financeEmail: string
    /** The legal texts in force. */
    readonly legalVersions: LegalVersions
    /** The cookie policy in force: the day since when its words are these. */
    readonly cookiePolicyVersion: string
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
}

/**
 * The firm of this page: the server writes it there.
 * @throws {SyntaxError} in a page without it
 */
export function readFirm(): Firm {
  return JSON.parse(document.getElementById('firm-config')?.textContent ?? '') as Firm
}

/** Name and mark, for the pages of visitors. */
export const toFirmMark = ({ name, shortLabel, logoUrl }: Firm) => ({
  firmName: name,
  firmLabel: shortLabel,
  firmLogo: logoUrl,
})

/** The firm in the shell. */
export const toShellFirm = ({ name, shortLabel, logoUrl, messagingUrl, officeHours }: Firm) => ({
  name,
  label: shortLabel,
  logoUrl,
  contactHref: messagingUrl,
  officeHours,
})
