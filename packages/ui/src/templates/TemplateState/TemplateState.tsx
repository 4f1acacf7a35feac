import { FileText } from 'lucide-react'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { templatesCrumbs } from '../template-crumbs.ts'

export interface TemplateStateProps {
  state: 'loading' | 'failed' | 'missing'
  onRetry: () => void
  isRetrying: boolean
}

/** In place of a template that is not there, or not yet. */
export function TemplateState({ state, onRetry, isRetrying }: TemplateStateProps) {
  return (
    <PageFrame title={labels.title} crumbs={templatesCrumbs}>
      {state === 'loading' && (
        <LoadingState label={labels.loadingOne}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="12rem" />
        </LoadingState>
      )}
      {state === 'failed' && (
        <ErrorState
          title={labels.failedOne}
          text={labels.failedText}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
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
