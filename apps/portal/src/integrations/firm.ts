import type { Banner } from '@tramite/core/home'
import type { LegalVersions } from '@tramite/core/legal'
import type { UsersManagedBy } from '@tramite/core/users'
import type { Firm } from '@tramite/react/ports'

declare module '@tramite/react/ports' {
  /** The part of the firm's configuration that the browser may know; the server writes it into the page. */
  interface Firm {
    readonly name: string
    /** One or two letters for the mark next to the name. */
    readonly shortLabel: string
    readonly contactEmail: string
    readonly financeEmail: string
    /** The legal texts in force. */
    readonly legalVersions: LegalVersions
    /** The cookie policy in force: the day from which its text has applied. */
    readonly cookiePolicyVersion: string
    readonly messagingUrl: string
    readonly officeHours: string
    /** Announcements of the firm on the home page. */
    readonly banners: readonly Banner[]
    readonly logoUrl: string | null
    readonly blogUrl: string
    readonly videosUrl: string
    /** Which of a customer's users may add, change and delete others. */
    readonly usersManagedBy: UsersManagedBy
    /** Addresses of third-party scripts; null if the firm uses none. */
    readonly analyticsUrl: string | null
    readonly heatMapUrl: string | null
    readonly npsUrl: string | null
    /** Where users are registered with the firm's live chat; null if it has none. */
    readonly liveChatUrl: string | null
    /** Name of the payment provider in the address of its calls. */
    readonly paymentProvider: string
  }
}

/**
 * The firm's configuration in this page, written there by the server.
 * @throws {SyntaxError} in a page without it
 */
export function readFirm(): Firm {
  return JSON.parse(document.getElementById('firm-config')?.textContent ?? '') as Firm
}

/** Name and mark, for the pages before sign-in. */
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
