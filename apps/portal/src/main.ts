import '@tramite/ui/theme'

// The document shows by itself what it can, and says when that is painted.
Promise.resolve(window.tramiteCodeMayRun)
  .then(() => import('./start.ts'))
  .catch(() => window.tramiteCode?.hasFailed())
