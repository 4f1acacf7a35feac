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

/** A delinquent customer's users see it on every page but the one where it is paid. */
function Payment() {
  const { user, customerTags } = useViewer()
  const { pathname } = useLocation()
  // Until the page is loaded again, for who put it away alone, and as long as the tag does not return.
  const tag = findDelinquency(customerTags)
  const [isDismissed, dismiss] = useDismissed(`payment:${user.id}:${tag?.id}`)
  const { shown } = evaluatePaymentDialog(customerTags, user, pathname, isDismissed)
  return useOverlayTurn(overlays.payment, shown) && <PaymentDialog onDone={dismiss} />
}

function Popup() {
  const popup = usePopup()
  return useOverlayTurn(overlays.popup, popup !== null) && popup && <PopupDialog {...popup} />
}

/** The legal texts in force, about which each user is asked once in a browser. */
function Legal({ userId }: { userId: string }) {
  const { legalVersions } = useApp().ports.firm
  const [isAsked, setAsked] = useState(() => wasAsked(userId, legalVersions))
  const leave = useCallback(() => {
    storeAsked(userId, legalVersions)
    setAsked(true)
  }, [userId, legalVersions])
  return !isAsked && <LegalQuestion onAnswered={leave} />
}

/** The document that the address names. */
function Viewer() {
  const { id, close } = useDocumentAddress()
  return (
    useOverlayTurn(overlays.viewer, id !== '') && (
      <DocumentViewer key={id} id={id} onClose={close} />
    )
  )
}

/** What was taken from the user while the page is open. */
function Taken({ businesses }: { businesses: Businesses }) {
  useTakenBusiness(businesses)
  useClosedPage()
  return null
}

/**
 * What opens by itself over every page of somebody signed in.
 * @param businesses where one of them is open on the page
 */
export function SessionOverlays({ businesses }: { businesses?: Businesses }) {
  useLiveChat()
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
