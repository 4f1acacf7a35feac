import { answerCookieBanner } from '@tramite/core/shell'
import { usePorts } from '@tramite/react/ports'
import { CookieChoice } from '@tramite/ui/legal'
import { readConsent, storeConsent } from './stored-consent.ts'

/** The answer of this browser, which can be changed at any time. */
export function OwnChoice() {
  const { clock, firm } = usePorts()
  const answer = (accepts: boolean) => {
    storeConsent(answerCookieBanner(accepts).stored, clock.now(), firm.cookiePolicyVersion)
    // What measures begins with a page, and only another page is without what measured this one.
    window.location.reload()
  }
  const consent = readConsent(clock.now(), firm.cookiePolicyVersion)
  return <CookieChoice consent={consent} onAnswer={answer} />
}
