import { useLocation } from '@tanstack/react-router'
import { evaluatePaymentDialog, findDelinquency } from '@tramite/core/access'
import { type Businesses, useApp, useViewer } from '@tramite/react'
import { useDismissed, useOverlayTurn } from '@tramite/react/ports'
import { lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import { Suspense, useCallback, useState } from 'react'
import { useDocumentAddress } from '../documents/document-address.ts'
import { storeAsked, wasAsked } from '../legal/stored-asked.ts'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { lazyPart } from '../providers/lazy-part.ts'
import { overlays } from './overlays.ts'
import { useClosedPage } from './use-closed-page.ts'
import { useLiveChat } from './use-live-chat.ts'
import { useLostAnswers } from './use-lost-answers.ts'
import { useLostDraft } from './use-lost-draft.ts'
import { usePopup } from './use-popup.ts'
import { useTakenBusiness } from './use-taken-business.ts'

const paymentCode = lazyCode(() => import('./payment-dialog.tsx'))
const DocumentViewer = lazyDialog(() => import('./document-viewer.tsx'))
const LegalQuestion = lazyPart(() => import('../legal/legal-question.tsx'))
const popupCode = lazyCode(async () => ({
  Dialog: (await import('@tramite/ui/promotions')).PopupDialog,
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
  // Closing the dialog would abort a proof that is being sent: it stays open until the proof has been sent,
  // even if the tag was removed.
  const [isSending, setSending] = useState(false)
  // The dialog covers the whole page, so it waits for confirmed data: the payment may have been made
  // meanwhile.
  const isWanted = (shown && isConfirmed) || isSending
  // If its code cannot be loaded it must give up its turn, or no other overlay would open.
  const code = useLazyCode(paymentCode, isWanted, dismiss)
  return (
    useOverlayTurn(overlays.payment, isWanted) &&
    code && <code.default onDone={dismiss} onSendingChange={setSending} />
  )
}

function Popup() {
  const popup = usePopup()
  const [isLost, setLost] = useState(false)
  const isWanted = popup !== null && !isLost
  // As above; the popup is shown with the next page load.
  const code = useLazyCode(popupCode, isWanted, () => setLost(true))
  return useOverlayTurn(overlays.popup, isWanted) && popup && code && <code.Dialog {...popup} />
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
  useLostDraft(businesses)
  useClosedPage()
  return null
}

/**
 * The overlays that open automatically above every page of a signed-in user.
 * @param businesses given if one of them is open on the page
 */
export default function SessionOverlays({ businesses }: { businesses?: Businesses }) {
  useLiveChat()
  useLostAnswers()
  const { user } = useViewer()
  return (
    <>
      {businesses && <Taken businesses={businesses} />}
      <Payment />
      <Viewer />
      <Popup />
      <Suspense>
        <Legal key={user.id} userId={user.id} />
      </Suspense>
    </>
  )
}
