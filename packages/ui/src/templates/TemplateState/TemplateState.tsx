import { FileText } from 'lucide-react'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
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
        <div role="status">
          <VisuallyHidden>{labels.loadingOne}</VisuallyHidden>
          <Stack>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton height="12rem" />
          </Stack>
        </div>
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
