import { useLocation } from '@tanstack/react-router'
import { evaluatePaymentDialog, findDelinquency } from '@tramite/core/access'
import { type Businesses, useApp, useViewer } from '@tramite/react'
import { useDismissed, useOverlayTurn } from '@tramite/react/ports'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useDocumentAddress } from '../documents/document-address.ts'
import { storeAsked, wasAsked } from '../legal/stored-asked.ts'
import { overlays } from './overlays.ts'
import { useClosedPage } from './use-closed-page.ts'
import { useLiveChat } from './use-live-chat.ts'
import { usePopup } from './use-popup.ts'
import { useStrayDrops } from './use-stray-drops.ts'
import { useTakenBusiness } from './use-taken-business.ts'

const PaymentDialog = lazy(async () => ({
  default: (await import('./payment-dialog.tsx')).PaymentDialog,
}))
const DocumentViewer = lazy(async () => ({
  default: (await import('./document-viewer.tsx')).DocumentViewer,
}))
const LegalQuestion = lazy(async () => ({
  default: (await import('../legal/legal-question.tsx')).LegalQuestion,
}))
const PopupDialog = lazy(async () => ({
  default: (await import('@tramite/ui/promotions')).PopupDialog,
}))

/** Shown to users of a delinquent customer on every page except the one where they pay. */
function Payment() {
  const { user, isConfirmed, customerTags, access } = useViewer()
  const { pathname } = useLocation()
  // Dismissed until a reload, for this user only, and as long as the tag is not set again.
  const tag = findDelinquency(customerTags)
  const [isDismissed, dismiss] = useDismissed(`payment:${user.id}:${tag?.id}`)
  const { shown } = evaluatePaymentDialog(customerTags, user, pathname, {
    visible: access.visible,
    isDismissed,
  })
  // It takes the whole page: not for what may have been paid since the portal was closed.
  const isTurn = useOverlayTurn(overlays.payment, shown && isConfirmed)
  return isTurn && <PaymentDialog onDone={dismiss} />
}

function Popup() {
  const popup = usePopup()
  return useOverlayTurn(overlays.popup, popup !== null) && popup && <PopupDialog {...popup} />
}

/** The legal texts in force; each user is asked once per browser. */
function Legal({ userId }: { userId: string }) {
  const { legalVersions } = useApp().ports.firm
  const [isAsked, setAsked] = useState(() => wasAsked(userId, legalVersions))
  const leave = useCallback(() => {
    storeAsked(userId, legalVersions)
    setAsked(true)
  }, [userId, legalVersions])
  return !isAsked && <LegalQuestion onAnswered={leave} />
}

/** The document named in the address. */
function Viewer() {
  const { id, close } = useDocumentAddress()
  return (
    useOverlayTurn(overlays.viewer, id !== '') && (
      <DocumentViewer key={id} id={id} onClose={close} />
    )
  )
}

/** A business that was taken from the user while the page is open. */
function Taken({ businesses }: { businesses: Businesses }) {
  useTakenBusiness(businesses)
  useClosedPage()
  return null
}

/**
 * Whatever opens by itself above every page of a signed-in user.
 * @param businesses given where one of them is open on the page
 */
export function SessionOverlays({ businesses }: { businesses?: Businesses }) {
  useLiveChat()
  useStrayDrops()
  const { user } = useViewer()
  return (
    <>
      {businesses && <Taken businesses={businesses} />}
      <Suspense>
        <Payment />
        <Viewer />
        <Popup />
      </Suspense>
      <Suspense>
        <Legal key={user.id} userId={user.id} />
      </Suspense>
    </>
  )
}
