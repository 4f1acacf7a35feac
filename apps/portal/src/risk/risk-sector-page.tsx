import { Navigate } from '@tanstack/react-router'
import { isApiError } from '@tramite/core/http'
import {
  calculateRiskSector,
  evaluateRiskQuestions,
  evaluateRiskSector,
  RISK_RELOAD_DELAY_MS,
  type RiskDemand,
  type RiskResult,
  type RiskTableRow,
  saveRiskAnswer,
  toChangedAnswers,
} from '@tramite/core/risk'
import { toDemandPath } from '@tramite/core/shell'
import { useApp } from '@tramite/react'
import { RiskSectorMissing, RiskSectorPending, RiskSectorView } from '@tramite/ui/risk'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { lazyPart } from '../providers/lazy-part.ts'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import { hasAcceptedRiskTerms } from './risk-terms.ts'
import { useRisk, useRiskTermsOwner } from './use-risk.ts'
import { useRiskAnswers } from './use-risk-answers.ts'

// Loaded right after the page: when it is needed there may be no connection any more.
const DraftGuard = lazyPart(() => import('../providers/draft-guard.tsx'))
const UnsavedChoices = lazyPart(() => import('./unsaved-choices.tsx'))
const RedoDialog = lazyDialog(async () => ({
  default: (await import('./risk-dialogs.tsx')).RedoDialog,
}))

/** The page of a sector of the analysis, for users who have accepted the terms. */
export function RiskSectorPage({ sectorId }: { sectorId: string }) {
  const terms = evaluateRiskQuestions(hasAcceptedRiskTerms(useRiskTermsOwner()))
  if (!terms.allowed) return terms.href && <Navigate to={terms.href} replace />
  return <AcceptedSector sectorId={sectorId} />
}

function AcceptedSector({ sectorId }: { sectorId: string }) {
  const { demand, rows, reload, ...read } = useRisk()
  // Key of the form: changed to remount it.
  const [round, setRound] = useState(0)
  const row = rows?.find(({ sector }) => sector.id === sectorId)
  if (rows && !row) return <RiskSectorMissing />
  if (!row || !demand) return <RiskSectorPending {...read} />
  return (
    <LoadedSector
      key={round}
      isReload={round > 0}
      live={row}
      demand={demand}
      onSaved={reload}
      onReload={() => {
        void reload().then(() => setRound((last) => last + 1))
      }}
    />
  )
}

interface Calculated {
  readonly row: RiskTableRow
  /** Null while it is pending. */
  readonly result: RiskResult | null
}

interface LoadedSectorProps {
  /** After a calculation, or after the answers were withdrawn. */
  isReload: boolean
  live: RiskTableRow
  demand: Pick<RiskDemand, 'id' | 'statusKey'>
  /** Reads again what was saved. */
  onSaved: () => Promise<unknown>
  onReload: () => void
}

function LoadedSector({ isReload, live, demand, onSaved, onReload }: LoadedSectorProps) {
  const { tramite } = useApp()
  const [isSaving, setSaving] = useState(false)
  const [isRedoing, setRedoing] = useState(false)
  // Each saved answer changes the row; the questions stay until the result has been read.
  const [calculated, setCalculated] = useState<Calculated>()
  const row = calculated?.row ?? live
  const offers = evaluateRiskSector(row, demand)
  // If somebody else has redone the sector, it has new answers: the question does not apply to them.
  if (isRedoing && !offers.redo) setRedoing(false)

  const { form, isUnstored, unsaved, onDiscard, ...answers } = useRiskAnswers(row, (chosen) => {
    setCalculated({ row, result: null })
    calculateRiskSector(tramite, row.questions, chosen).then(
      (result) => setCalculated({ row, result }),
      // Reported in a toast or as a conflict; what was saved before it stays.
      () => setCalculated(undefined),
    )
  })
  const save = async () => {
    setSaving(true)
    let isStale = false
    try {
      for (const answer of toChangedAnswers(row, form.values)) {
        await tramite.run(saveRiskAnswer, answer)
        isStale = true
      }
    } catch (error) {
      // Reported in a toast or as a conflict; the draft keeps what was not saved.
      isStale ||= isApiError(error) && error.status === 412
    }
    // Only with its own answers on the page, the next choice does not seem to be made before them.
    if (isStale) await onSaved()
    setSaving(false)
  }

  // The button may have been below all questions; the result is shown beneath the title.
  const [wasAnswered] = useState(offers.redo)
  useTitleFocus(!isRedoing, String(offers.redo), isReload || wasAnswered !== offers.redo)

  const isCalculated = calculated?.result != null
  const reload = useEffectEvent(onReload)
  useEffect(() => {
    if (!isCalculated) return undefined
    const timer = setTimeout(() => reload(), RISK_RELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isCalculated])

  return (
    <>
      <RiskSectorView
        row={row}
        offers={offers}
        demandHref={toDemandPath(demand.id)}
        {...answers}
        overtaken={
          <Suspense>
            <UnsavedChoices
              questions={offers.choose ? [] : row.questions}
              unsaved={unsaved}
              onDiscard={onDiscard}
            />
          </Suspense>
        }
        form={form}
        result={calculated ? calculated.result : row.result}
        busy={calculated ? 'calculating' : isSaving ? 'saving' : null}
        onSave={() => void save()}
        onRedo={() => setRedoing(true)}
      />
      <Suspense>
        <DraftGuard isUnstored={isUnstored} />
      </Suspense>
      {isRedoing && (
        <RedoDialog sector={row.sector} onDone={onReload} onClose={() => setRedoing(false)} />
      )}
    </>
  )
}
