import type { Home } from '@tramite/core/home'

/** The home page's data: loading, loaded, or failed. */
export interface HomeRead {
  /** Absent while it loads. */
  home: Home | undefined
  /** It could not be read; shown only while there is none. */
  isFailed?: boolean
  isRetrying?: boolean
  onRetry: () => void
}
