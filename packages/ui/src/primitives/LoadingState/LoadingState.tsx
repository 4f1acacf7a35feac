import type { ReactNode } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Stack } from '../Layout/Layout.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LoadingStateProps {
  /** What is being read, such as 'Carregando as faturas'; it is announced. */
  label?: string
  /** Skeletons in the shape of the content, so that nothing moves when it arrives. */
  children?: ReactNode
}

/** Shown in place of content that is read for the first time. */
export function LoadingState({ label = primitiveLabels.loading, children }: LoadingStateProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack>{children}</Stack>
    </div>
  )
}
