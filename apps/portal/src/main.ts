import '@tramite/ui/theme'

// The document first shows what it can without code; the promise resolves when that is painted.
Promise.resolve(window.tramiteCodeMayRun)
  .then(() => import('./start.ts'))
  .catch(() => window.tramiteCode?.fail())
