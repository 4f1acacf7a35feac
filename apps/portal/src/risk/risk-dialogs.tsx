import { useNavigate } from '@tanstack/react-router'
import { createDemand } from '@tramite/core/demands'
import {
  type RiskTermsOwner,
  redoRiskSector,
  riskMeetingDraft,
  riskTermsSchema,
} from '@tramite/core/risk'
import { useFailure, useForm, useRun } from '@tramite/react'
import { useOverlayTurn } from '@tramite/react/ports'
import { RiskConfirmDialog, RiskTermsDialog } from '@tramite/ui/risk/dialogs'
import { overlays } from '../overlays/overlays.ts'
import { toOwnFailure } from '../providers/to-own-failure.ts'
import { acceptRiskTerms } from './risk-terms.ts'

/** Asks for acceptance of the terms; declining leads back to the tools. */
export function TermsDialog({
  owner,
  onAccepted,
}: {
  owner: RiskTermsOwner
  onAccepted: () => void
}) {
  const navigate = useNavigate()
  const form = useForm({
    schema: riskTermsSchema,
    onSubmit: () => {
      acceptRiskTerms(owner)
      onAccepted()
    },
  })
  const isShown = useOverlayTurn(overlays.toolTerms, true)
  return isShown && <RiskTermsDialog form={form} onLeave={() => void navigate({ to: '/tools' })} />
}

/**
 * Asks for the meeting that starts the analysis, and navigates to its demand, unless the page was left
 * meanwhile.
 */
export function MeetingDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const run = useRun(createDemand)
  const confirm = () =>
    run.mutate(riskMeetingDraft, {
      onSuccess: ({ id }) => {
        onClose()
        void navigate({ to: '/demands/$id', params: { id } })
      },
    })
  return (
    <RiskConfirmDialog
      what="meeting"
      failure={toOwnFailure(run.error)}
      isPending={run.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}

/** Withdraws the answers to a sector. */
export function RedoDialog({
  sector,
  onDone,
  onClose,
}: {
  sector: { readonly id: string; readonly name: string }
  onDone: () => void
  onClose: () => void
}) {
  const run = useRun(redoRiskSector, {
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <RiskConfirmDialog
      what={{ redo: sector.name }}
      failure={useFailure(run)}
      isPending={run.isPending}
      onConfirm={() => run.mutate({ sectorId: sector.id })}
      onCancel={onClose}
    />
  )
}
