import { answerCookieBanner } from '@tramite/core/shell'
import { usePorts } from '@tramite/react/ports'
import { useSyncExternalStore } from 'react'
import { readConsent, storeConsent, subscribeToConsent } from './stored-consent.ts'

/**
 * The answer about cookies in force, wherever on the page it is given, and a way to give it. `answer`
 * returns whether the page has to be reloaded, as the banner does after a yes.
 */
export function useConsent() {
  const { firm, clock } = usePorts()
  const version = firm.cookiePolicyVersion
  const read = () => readConsent(clock.now(), version)
  const consent = useSyncExternalStore(subscribeToConsent, read, read)
  const answer = (accepts: boolean) => {
    const { stored, reloads } = answerCookieBanner(accepts)
    // A reloaded page would not know an answer that was not stored.
    return storeConsent(stored, clock.now(), version) && reloads
  }
  return { consent, answer }
}
