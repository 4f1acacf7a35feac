import { type RiskTermsOwner, toRiskTermsKey } from '@tramite/core/risk'
import { readStored, store } from '../integrations/page-storage.ts'

/** Accepted on this page: the only record if the browser's storage is blocked. */
const accepted = new Set<string>()

/** Whether the user has accepted the terms of the analysis in this browser. */
export function hasAcceptedRiskTerms(owner: RiskTermsOwner): boolean {
  const key = toRiskTermsKey(owner)
  return accepted.has(key) || readStored('localStorage', key) !== null
}

/** Remembers that the user has accepted the terms of the analysis. */
export function acceptRiskTerms(owner: RiskTermsOwner): void {
  const key = toRiskTermsKey(owner)
  accepted.add(key)
  store('localStorage', key, 'true')
}
