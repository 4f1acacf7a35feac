import type { Firm } from './firm.types.ts'

const unsaid = {
  name: '',
  shortLabel: '',
  contactEmail: '',
  financeEmail: '',
  legalVersions: { terms: '', privacy: '' },
  messagingUrl: '',
  officeHours: '',
  banners: [],
  logoUrl: null,
  blogUrl: '',
  videosUrl: '',
  usersManagedBy: 'everyone',
  analyticsUrl: null,
  heatMapUrl: null,
  npsUrl: null,
  liveChatUrl: null,
  paymentProvider: '',
} as const satisfies Omit<Firm, 'timeZone' | 'conventions'>

/**
 * The firm of an app that shows less of it than the portal does, such as one for the firm's own people: what
 * is not said is empty.
 * @param said how the firm counts days, which the bindings need, and whatever the app shows of it
 */
export const createFirm = (said: Pick<Firm, 'timeZone' | 'conventions'> & Partial<Firm>): Firm => ({
  ...unsaid,
  ...said,
})
