import { contrastOf } from '../config/contrast.ts'
import { darkSurface, textContrast } from '../config/firm.schema.ts'

/** The operator's answers about a firm; the rest is derived from them until somebody edits the file. */
export interface FirmAnswers {
  readonly name: string
  readonly shortLabel: string | undefined
  readonly city: string
  readonly state: string
  readonly accent: string
  readonly accentDark: string | undefined
  readonly contactEmail: string
  readonly financeEmail: string | undefined
  readonly senderEmail: string | undefined
  readonly privacyOfficer: string
  readonly privacyEmail: string | undefined
  readonly messagingUrl: string
  readonly blogUrl: string
  readonly videosUrl: string
  readonly officeHours: string | undefined
  readonly conventions: string | undefined
  readonly timeZone: string | undefined
  readonly hostingCountry: string | undefined
  readonly transferMechanism: string | undefined
}

const little = new Set(['e', 'de', 'da', 'do', 'das', 'dos', '&'])

/** The initials of the first two significant words. */
export const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !little.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')

/** A colour lightened by an amount from 0 to 1. */
function lighten(colour: string, amount: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const lighter = channels.map((channel) => Math.round(channel + (255 - channel) * amount))
  return `#${lighter.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The accent for the dark theme: the light one's, lightened until text in it is legible. */
export function toDarkAccent(light: string): string {
  if (!/^#[0-9a-fA-F]{6}$/.test(light)) return light
  const steps = Array.from({ length: 21 }, (_, i) => lighten(light, i / 20))
  return steps.find((colour) => contrastOf(colour, darkSurface) >= textContrast) ?? '#ffffff'
}

/**
 * The configuration of a new firm, unvalidated: current Brazilian conventions, unless the answers ask for
 * those that the specification froze.
 */
export const toFirmDraft = (firm: FirmAnswers): object => ({
  name: firm.name,
  shortLabel: firm.shortLabel ?? toInitials(firm.name),
  homeCity: firm.city,
  homeState: firm.state,
  conventions: firm.conventions ?? 'brazil',
  ...(firm.timeZone !== undefined && { timeZone: firm.timeZone }),
  ...(firm.hostingCountry !== undefined && { hostingCountry: firm.hostingCountry }),
  ...(firm.transferMechanism !== undefined && { transferMechanism: firm.transferMechanism }),
  contactEmail: firm.contactEmail,
  financeEmail: firm.financeEmail ?? firm.contactEmail,
  privacyOfficer: firm.privacyOfficer,
  privacyEmail: firm.privacyEmail ?? firm.contactEmail,
  senderEmail: firm.senderEmail ?? firm.contactEmail,
  messagingUrl: firm.messagingUrl,
  blogUrl: firm.blogUrl,
  videosUrl: firm.videosUrl,
  officeHours: firm.officeHours ?? 'segunda a sexta, das 9h às 18h',
  accent: { light: firm.accent, dark: firm.accentDark ?? toDarkAccent(firm.accent) },
})
