import { useLocation } from '@tanstack/react-router'
import { answerCookieBanner, isCookieBannerShown, listFirmScripts } from '@tramite/core/shell'
import { useOverlayTurn, usePorts } from '@tramite/react/ports'
import { CookieBanner } from '@tramite/ui/legal/cookies'
import { useEffect, useState } from 'react'
import { overlays } from '../overlays/overlays.ts'
import { loadScripts } from './load-scripts.ts'
import { readConsent, storeConsent } from './stored-consent.ts'

/** Asks whether the use may be measured, and loads what measures it once that was said. */
export function Consent() {
  const { firm, clock } = usePorts()
  const { pathname } = useLocation()
  const [consent, setConsent] = useState(() => readConsent(clock.now(), firm.cookiePolicyVersion))
  const isShown = useOverlayTurn(overlays.cookies, isCookieBannerShown(consent))
  useEffect(() => {
    const { hostname } = window.location
    loadScripts(listFirmScripts(firm, { consent, hostname, path: pathname }))
  }, [firm, consent, pathname])
  const answer = (accepts: boolean) => {
    const { stored, reloads } = answerCookieBanner(accepts)
    storeConsent(stored, clock.now(), firm.cookiePolicyVersion)
    // What is measured begins with a page, as specified.
    if (reloads) window.location.reload()
    else setConsent(stored)
  }
  return isShown && <CookieBanner onAnswer={answer} />
}
