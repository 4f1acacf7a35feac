import '@tramite/ui/theme'

// The document shows what it can by itself, and tells when that is painted.
Promise.resolve(window.tramiteCodeMayRun)
  .then(() => import('./start.ts'))
  .catch(() => window.tramiteCode?.fail())
