import { allowed, type Decision, refused } from '../decision.ts'

const isLocal = (host: string) =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host.endsWith('.local') ||
  host === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(host)

/** Anywhere in the name: `qa.portal.example`, `qaportal.example`, `portal-qa2.example`. */
const isQa = (host: string) => host.includes('qa')

/** The input of the decisions about analytics scripts. */
export interface AnalyticsInput {
  /** Name of the host that serves the page, without its port. */
  readonly hostname: string
  /** The stored answer to the cookie banner; `null` before there is one. */
  readonly consent: string | null
}

/**
 * Whether usage analytics may be loaded: never on local or QA hosts, and only after consent.
 */
export function evaluateAnalytics({
  hostname,
  consent,
}: AnalyticsInput): Decision<'localHost' | 'qaHost' | 'noConsent'> {
  const host = hostname.toLowerCase()
  if (isLocal(host)) return refused('localHost')
  if (isQa(host)) return refused('qaHost')
  return evaluateHeatMap({ consent })
}

/** Whether the heat-map tool may start: only if the stored choice is 'true'. */
export function evaluateHeatMap({
  consent,
}: Pick<AnalyticsInput, 'consent'>): Decision<'noConsent'> {
  return consent === 'true' ? allowed : refused('noConsent')
}
