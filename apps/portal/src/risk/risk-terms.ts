import { type RiskTermsOwner, toRiskTermsKey } from '@tramite/core/risk'

/** Accepted on this page: the only record if the browser's storage is blocked. */
const accepted = new Set<string>()

/** Whether the user has accepted the terms of the analysis in this browser. */
export function hasAcceptedRiskTerms(owner: RiskTermsOwner): boolean {
  const key = toRiskTermsKey(owner)
  try {
    return accepted.has(key) || window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers that the user has accepted the terms of the analysis. */
export function acceptRiskTerms(owner: RiskTermsOwner): void {
  const key = toRiskTermsKey(owner)
  accepted.add(key)
  try {
    window.localStorage.setItem(key, 'true')
  } catch {
    // With storage blocked, the browser asks again at the next visit.
  }
}
