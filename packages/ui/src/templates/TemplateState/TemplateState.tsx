import { FileText } from 'lucide-react'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { templatesCrumbs } from '../template-crumbs.ts'

export interface TemplateStateProps {
  state: 'loading' | 'failed' | 'missing'
  onRetry: () => void
  isRetrying: boolean
}

/** Shown in place of a template that does not exist, or is loading. */
export function TemplateState({ state, onRetry, isRetrying }: TemplateStateProps) {
  return (
    <PageFrame title={labels.title} crumbs={templatesCrumbs}>
      {state !== 'missing' && (
        <ReadState
          hasFailed={state === 'failed'}
          failedTitle={labels.failedOne}
          onRetry={onRetry}
          isRetrying={isRetrying}
          label={labels.loadingOne}
        >
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="12rem" />
        </ReadState>
      )}
      {state === 'missing' && (
        <EmptyState
          icon={<FileText />}
          title={labels.notFound}
          text={labels.notFoundText}
          action={
            <LinkButton variant="secondary" href="/tools/templates">
              {labels.backToAll}
            </LinkButton>
          }
        />
      )}
    </PageFrame>
  )
}
