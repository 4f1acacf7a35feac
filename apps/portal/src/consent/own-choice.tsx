import { CookieChoice } from '@tramite/ui/legal'
import { useConsent } from './use-consent.ts'

/** The answer of this browser, which can be changed at any time. */
export function OwnChoice() {
  const { consent, answer } = useConsent()
  const answerHere = (accepts: boolean) => {
    // Measuring starts with a page load, as specified; it is ended where the scripts run.
    if (answer(accepts)) window.location.reload()
  }
  return <CookieChoice consent={consent} onAnswer={answerHere} />
}
