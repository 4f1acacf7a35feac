import { useLocation } from '@tanstack/react-router'
import {
  acceptLegalText,
  evaluateLegalQuestion,
  getLegalText,
  listLegalAcceptances,
  pendingLegalTexts,
  toLegalQuestions,
} from '@tramite/core/legal'
import { useFailure, useRead, useRun, useViewer } from '@tramite/react'
import { useOverlayTurn } from '@tramite/react/ports'
import { LegalQuestionDialog } from '@tramite/ui/legal/dialogs'
import { useEffect } from 'react'
import { overlays } from '../overlays/overlays.ts'

/**
 * Asks whether the viewer accepts the texts in force.
 * @param onAnswered called when there is nothing to ask any more, or not now
 */
export default function LegalQuestion({ onAnswered }: { onAnswered: () => void }) {
  const { access } = useViewer()
  const { pathname: path } = useLocation()
  const { data } = useRead(listLegalAcceptances, undefined)
  const pending = data ? pendingLegalTexts(data) : []
  const terms = useRead(
    getLegalText,
    { document: 'terms' },
    { isEnabled: pending.includes('terms') },
  ).data
  const privacy = useRead(
    getLegalText,
    { document: 'privacy' },
    { isEnabled: pending.includes('privacy') },
  ).data
  const questions = data ? toLegalQuestions(data, { terms, privacy }) : []
  const isAnswered = data !== undefined && pending.length === 0
  useEffect(() => {
    if (isAnswered) onAnswered()
  }, [isAnswered, onAnswered])
  const accept = useRun(acceptLegalText)
  const failure = useFailure(accept)
  const canWrite = access.writing.allowed
  const isShown = useOverlayTurn(
    overlays.legal,
    evaluateLegalQuestion({ questions, canWrite, path }).allowed,
  )
  const acceptAll = async () => {
    try {
      for (const { document, version } of questions) await accept.mutateAsync({ document, version })
    } catch {
      // The command has reported it; what has been accepted is no longer asked.
    }
  }
  return (
    isShown && (
      <LegalQuestionDialog
        questions={questions}
        isAccepting={accept.isPending}
        failure={failure}
        onAccept={acceptAll}
        onLater={onAnswered}
      />
    )
  )
}
