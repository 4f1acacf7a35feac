import { allowed, type Decision, refused } from '../decision.ts'
import { evaluateAnalytics, evaluateHeatMap } from '../legal/analytics.rules.ts'

/** What the user answered to the cookie banner, as it is stored; null while nothing is. */
export type CookieConsent = 'true' | 'false' | null

/** What a browser keeps of an answer to the cookie banner. */
export interface StoredConsent {
  /** The answer; null where there is none. */
  readonly stored: string | null
  /** Moment of the answer, ISO 8601; null where nobody knows. */
  readonly since: string | null
  /** The version of the cookie policy that was answered to; null where nobody knows. */
  readonly version: string | null
}

/** A yes is asked for again after as many years: the cookie policy says twelve months. */
const CONSENT_YEARS = 1

function isInForce(since: string, now: Date): boolean {
  const end = new Date(since)
  end.setUTCFullYear(end.getUTCFullYear() + CONSENT_YEARS)
  return now < end
}

/**
 * The answer of what is stored: anything but the two answers counts as none, and so does a yes of more
 * than twelve months, of nobody knows when, or to another wording of the cookie policy. A no stays.
 * @param current version of the cookie policy in force
 */
export function toCookieConsent(
  { stored, since, version }: StoredConsent,
  now: Date,
  current: string,
): CookieConsent {
  if (stored === 'false') return stored
  const isYes = stored === 'true' && version === current && since !== null
  return isYes && isInForce(since, now) ? stored : null
}

/** Whether the cookie banner shows: only while no answer is stored. */
export function isCookieBannerShown(consent: CookieConsent): boolean {
  return consent === null
}

/** What an answer to the cookie banner does: what to store, and whether the page reloads. */
export function answerCookieBanner(accepts: boolean): {
  readonly stored: 'true' | 'false'
  readonly reloads: boolean
} {
  return { stored: accepts ? 'true' : 'false', reloads: accepts }
}

/** The programs of others that a firm may use, by their address; null where it uses none. */
export interface FirmScripts {
  readonly analyticsUrl: string | null
  readonly heatMapUrl: string | null
  readonly npsUrl: string | null
}

/** Where and for whom programs of others are loaded. */
export interface ScriptContext {
  readonly consent: CookieConsent
  /** Name of the host that serves the page, without its port. */
  readonly hostname: string
  /** Path of the page. */
  readonly path: string
}

/** A program of others to load. */
export interface FirmScript {
  readonly kind: 'analytics' | 'heatMap' | 'nps'
  readonly url: string
}

/** Whether the NPS survey loads: on the home page, after consent. */
export function evaluateNps({
  consent,
  path,
}: Pick<ScriptContext, 'consent' | 'path'>): Decision<'otherPage' | 'noConsent'> {
  if (path !== '/') return refused('otherPage')
  return consent === 'true' ? allowed : refused('noConsent')
}

/**
 * The programs of others to load on a page: those that the firm configured, none before consent,
 * usage analytics on no local or QA host, the survey on the home page only.
 */
export function listFirmScripts(scripts: FirmScripts, context: ScriptContext): FirmScript[] {
  const decisions = [
    ['analytics', scripts.analyticsUrl, evaluateAnalytics(context)],
    ['heatMap', scripts.heatMapUrl, evaluateHeatMap(context)],
    ['nps', scripts.npsUrl, evaluateNps(context)],
  ] as const
  return decisions.flatMap(([kind, url, decision]) =>
    url !== null && decision.allowed ? [{ kind, url }] : [],
  )
}
