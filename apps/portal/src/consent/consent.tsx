import { useLocation } from '@tanstack/react-router'
import { isCookieBannerShown, listFirmScripts } from '@tramite/core/shell'
import { useOverlayTurn, usePorts } from '@tramite/react/ports'
import { CookieBanner } from '@tramite/ui/legal/cookies'
import { useEffect } from 'react'
import { overlays } from '../overlays/overlays.ts'
import { endScripts, loadScripts } from './load-scripts.ts'
import { useConsent } from './use-consent.ts'

/** Asks for consent to measure the use, loads the analytics once it is given, and ends them when it is withdrawn. */
export default function Consent() {
  const { firm } = usePorts()
  const { pathname } = useLocation()
  const { consent, answer } = useConsent()
  const isShown = useOverlayTurn(overlays.cookies, isCookieBannerShown(consent))
  useEffect(() => {
    const { hostname } = window.location
    if (consent === 'true')
      loadScripts(listFirmScripts(firm, { consent, hostname, path: pathname }))
    else endScripts()
  }, [firm, consent, pathname])
  const answerHere = (accepts: boolean) => {
    // Measuring starts with a page load, as specified.
    if (answer(accepts)) window.location.reload()
  }
  return isShown && <CookieBanner onAnswer={answerHere} />
}
