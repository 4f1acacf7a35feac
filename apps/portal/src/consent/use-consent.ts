import { answerCookieBanner } from '@tramite/core/shell'
import { usePorts } from '@tramite/react/ports'
import { useSyncExternalStore } from 'react'
import { readConsent, storeConsent, subscribeToConsent } from './stored-consent.ts'

/**
 * The answer about cookies that is in force here, wherever on the page it is given, and a way to give it.
 * `answer` says whether the page has to be loaded again, as the banner does after a yes.
 */
export function useConsent() {
  const { firm, clock } = usePorts()
  const version = firm.cookiePolicyVersion
  const read = () => readConsent(clock.now(), version)
  const consent = useSyncExternalStore(subscribeToConsent, read, read)
  const answer = (accepts: boolean) => {
    const { stored, reloads } = answerCookieBanner(accepts)
    // Another page would know nothing of an answer that is not kept.
    return storeConsent(stored, clock.now(), version) && reloads
  }
  return { consent, answer }
}
