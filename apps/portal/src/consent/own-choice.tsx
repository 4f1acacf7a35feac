import { CookieChoice } from '@tramite/ui/legal'
import { useConsent } from './use-consent.ts'

/** The answer of this browser, which can be changed at any time. */
export function OwnChoice() {
  const { consent, answer } = useConsent()
  const answerHere = (accepts: boolean) => {
    const reloads = answer(accepts)
    // Only a new page is free of the scripts that measured this one.
    if (reloads || !accepts) window.location.reload()
  }
  return <CookieChoice consent={consent} onAnswer={answerHere} />
}
