import { type RiskTermsOwner, toRiskTermsKey } from '@tramite/core/risk'

/** Accepted on this page: all that there is in a browser that keeps nothing. */
const accepted = new Set<string>()

/** Whether the user accepted the terms of the analysis in this browser. */
export function hasAcceptedRiskTerms(owner: RiskTermsOwner): boolean {
  const key = toRiskTermsKey(owner)
  try {
    return accepted.has(key) || window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers that the user accepted the terms of the analysis. */
export function acceptRiskTerms(owner: RiskTermsOwner): void {
  const key = toRiskTermsKey(owner)
  accepted.add(key)
  try {
    window.localStorage.setItem(key, 'true')
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}
