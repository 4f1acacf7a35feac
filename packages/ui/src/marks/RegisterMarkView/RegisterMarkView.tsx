import { MARK_PAGES } from '@tramite/core/marks'
import { useState } from 'react'
import { DraftNotice, type DraftNoticeState } from '../../drafts/DraftNotice/DraftNotice.tsx'
import { draftLabels } from '../../labels/drafts.ts'
import { markRegistrationLabels as labels } from '../../labels/mark-registration.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { WizardFrame } from '../../primitives/Wizard/WizardFrame.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { HolderStep } from './HolderStep.tsx'
import type { MarkFile } from './MarkFileField.tsx'
import { MarkStep } from './MarkStep.tsx'
import type { StepProps } from './mark-step.ts'
import { ReviewStep } from './ReviewStep.tsx'

export interface RegisterMarkViewProps extends Omit<StepProps, 'isRefused'> {
  /** When the draft was last saved: 'às 09:41'. */
  savedAt?: string | undefined
  draftNotice?: DraftNoticeState | undefined
  isRegistering: boolean
  /** Why the last attempt failed; null if it did not. */
  failure: { readonly title: string; readonly text: string } | null
  onBack: () => void
  onNext: () => void
  onRegister: () => void
  /** Called when the user tries to leave a page that is not filled in. */
  onRefused: () => void
}

/** The registration of a mark in three pages. */
export function RegisterMarkView(props: RegisterMarkViewProps) {
  const { page: shown, savedAt, draftNotice, isRegistering, failure } = props
  const { page, canGoOn, canRegister, refusal, errors } = shown
  const [refusedPage, setRefusedPage] = useState(0)
  const step: StepProps = {
    ...props,
    isRefused: refusedPage === page,
    onChange: (change) => {
      // Other fields appear: nobody has tried to continue with these.
      if (change.isOwnHolder !== undefined) setRefusedPage(0)
      props.onChange(change)
    },
  }
  const isLast = page === MARK_PAGES
  const [firstError] = Object.values(errors)
  const steps = labels.steps.map(
    (label, index) =>
      ({
        id: label,
        label,
        state: index + 1 < page ? 'done' : index + 1 === page ? 'current' : 'todo',
      }) as const,
  )
  const isSending = [props.logo, props.contract].some(isOnItsWay)
  // The error itself is shown only after the user has tried to continue.
  const missing = isLast || refusedPage === page ? firstError : firstError && labels.left
  const unaware = isLast && !canRegister ? labels.unaware : null
  const status = isSending ? labels.sending : (missing ?? unaware)
  return (
    <PageFrame
      title={labels.title}
      crumbs={[
        { label: labels.tools, href: '/tools' },
        { label: labels.marks, href: '/tools/marks' },
        { label: labels.title },
      ]}
      meta={labels.counter(page, MARK_PAGES)}
    >
      <WizardFrame
        steps={steps}
        status={status}
        note={savedAt ? draftLabels.saved(savedAt) : null}
        {...(page > 1 && { onBack: props.onBack })}
        onNext={isLast ? props.onRegister : props.onNext}
        nextText={isLast ? (canRegister ? labels.register : undefined) : labels.next}
        isNextDisabled={isLast ? refusal !== null : !canGoOn}
        onRefused={() => {
          setRefusedPage(page)
          if (!isSending) props.onRefused()
        }}
        isPending={isRegistering}
        pendingText={labels.registering}
      >
        <DraftNotice notice={draftNotice} />
        {page === 1 && <MarkStep {...step} />}
        {page === 2 && <HolderStep {...step} />}
        {isLast && <ReviewStep {...props} />}
        {failure !== null && (
          <Banner tone="error" title={failure.title}>
            {failure.text}
          </Banner>
        )}
      </WizardFrame>
    </PageFrame>
  )
}

const isOnItsWay = ({ uploads }: MarkFile) =>
  uploads.rows.some(({ state }) => state === 'waiting' || state === 'sending')
