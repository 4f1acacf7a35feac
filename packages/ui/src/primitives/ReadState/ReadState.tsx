import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { LoadingState } from '../LoadingState/LoadingState.tsx'

/** The state of a read without data. */
export interface LoadStatus {
  /** It could not be read; otherwise it is under way. */
  hasFailed: boolean
  /** It is being retried. */
  isRetrying: boolean
  onRetry: (() => void) | undefined
}

export interface ReadStateProps extends LoadStatus {
  /** What could not be read. */
  failedTitle: string
  /** What is being read, such as 'Carregando as faturas'; it is announced. */
  label?: string
  /** Skeletons in the shape of the content, so that nothing moves when it arrives. */
  children?: ReactNode
}

/** Shown in place of missing content: it is loading, or could not be read and can be retried. */
export function ReadState({
  hasFailed,
  failedTitle,
  isRetrying,
  onRetry,
  ...waiting
}: ReadStateProps) {
  if (!hasFailed) return <LoadingState {...waiting} />
  return <ErrorState title={failedTitle} isRetrying={isRetrying} onRetry={onRetry} />
}
