import type { ReactNode } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Stack } from '../Layout/Layout.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LoadingStateProps {
  /** What is read, such as 'Carregando as faturas'; it is spoken. */
  label?: string
  /** Skeletons in the shape of what comes, so that nothing moves when it is there. */
  children?: ReactNode
}

/** In place of what is read for the first time. */
export function LoadingState({ label = primitiveLabels.loading, children }: LoadingStateProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack>{children}</Stack>
    </div>
  )
}
