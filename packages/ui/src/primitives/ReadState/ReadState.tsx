import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { LoadingState } from '../LoadingState/LoadingState.tsx'

/** How the reading of something stands that is not there. */
export interface Reading {
  /** It could not be read; on its way otherwise. */
  hasFailed: boolean
  /** It is being read once more. */
  isRetrying: boolean
  onRetry: (() => void) | undefined
}

export interface ReadStateProps extends Reading {
  /** What could not be read. */
  failedTitle: string
  /** What is read, such as 'Carregando as faturas'; it is spoken. */
  label?: string
  /** Skeletons in the shape of what comes, so that nothing moves when it is there. */
  children?: ReactNode
}

/** In place of what is not there: it is on its way, or could not be read and is tried again. */
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
