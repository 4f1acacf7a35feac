import { isRiskComplete } from '@tramite/core/risk'
import { toDemandPath } from '@tramite/core/shell'
import { useApp, useBusinesses, useViewer } from '@tramite/react'
import { RiskView } from '@tramite/ui/risk'
import { lazy, Suspense, useState } from 'react'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import { hasAcceptedRiskTerms } from './risk-terms.ts'
import { useRisk, useRiskTermsOwner } from './use-risk.ts'
import { useRiskSending } from './use-risk-sending.ts'

const TermsDialog = lazy(() =>
  import('./risk-dialogs.tsx').then((code) => ({ default: code.TermsDialog })),
)

/** The page of the internal risk analysis. */
export function RiskPage() {
  const { firm } = useApp().ports
  const { day } = useViewer()
  const { demand, reload: _, ...risk } = useRisk()
  const { onSend, ...sending } = useRiskSending()
  const owner = useRiskTermsOwner()
  const [isAccepted, setAccepted] = useState(() => hasAcceptedRiskTerms(owner))
  useTitleFocus(isAccepted, '')
  const { rows } = risk
  return (
    <>
      <RiskView
        {...risk}
        {...sending}
        businessName={useBusinesses().active?.name}
        firmName={firm.name}
        today={day.today}
        demandStatus={demand?.statusKey}
        demandHref={demand ? toDemandPath(demand.id) : undefined}
        onSend={() => void onSend(isRiskComplete(rows ?? []))}
      />
      <Suspense>
        {demand && !isAccepted && (
          <TermsDialog owner={owner} onAccepted={() => setAccepted(true)} />
        )}
      </Suspense>
    </>
  )
}
