import { CookieChoice } from '@tramite/ui/legal'
import { useConsent } from './use-consent.ts'

/** The answer of this browser, which can be changed at any time. */
export function OwnChoice() {
  const { consent, answer } = useConsent()
  const answerHere = (accepts: boolean) => {
    const reloads = answer(accepts)
    // Only another page is without what measured this one.
    if (reloads || !accepts) window.location.reload()
  }
  return <CookieChoice consent={consent} onAnswer={answerHere} />
}
