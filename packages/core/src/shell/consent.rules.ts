import { allowed, type Decision, refused } from '../decision.ts'
import { evaluateAnalytics, evaluateHeatMap } from './analytics.rules.ts'

/** The user's answer to the cookie banner, as it is stored; null while there is none. */
export type CookieConsent = 'true' | 'false' | null

/** What a browser stores about the answer to the cookie banner. */
export interface StoredConsent {
  /** The answer; null if there is none. */
  readonly stored: string | null
  /** Time of the answer, ISO 8601; null if unknown. */
  readonly since: string | null
  /** The version of the cookie policy at the time of the answer; null if unknown. */
  readonly version: string | null
}

/** Years after which consent is asked for again: the cookie policy says twelve months. */
const CONSENT_YEARS = 1

function isInForce(since: string, now: Date): boolean {
  const end = new Date(since)
  end.setUTCFullYear(end.getUTCFullYear() + CONSENT_YEARS)
  return now < end
}

/**
 * The valid answer in a stored one: anything but the two answers counts as none, and so does a yes that
 * is older than twelve months, undated, or for another version of the cookie policy. A no stays valid.
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

/** Whether the cookie banner is shown: only while no answer is stored. */
export function isCookieBannerShown(consent: CookieConsent): boolean {
  return consent === null
}

/** The effect of an answer to the cookie banner: what to store, and whether the page reloads. */
export function answerCookieBanner(accepts: boolean): {
  readonly stored: 'true' | 'false'
  readonly reloads: boolean
} {
  return { stored: accepts ? 'true' : 'false', reloads: accepts }
}

/** Third-party scripts that a firm may use, by their address; null if it uses none. */
export interface FirmScripts {
  readonly analyticsUrl: string | null
  readonly heatMapUrl: string | null
  readonly npsUrl: string | null
}

/** The page on which third-party scripts are loaded, and the user's consent. */
export interface ScriptContext {
  readonly consent: CookieConsent
  /** Name of the host that serves the page, without its port. */
  readonly hostname: string
  /** Path of the page. */
  readonly path: string
}

/** A third-party script to load. */
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
 * The third-party scripts to load on a page: those that the firm has configured, none before consent,
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
