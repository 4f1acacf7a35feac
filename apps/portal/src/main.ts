import '@tramite/ui/theme'

/** The first of all dates takes a browser long; while the code is on its way it has nothing else to do. */
const prepareDates = () => new Intl.DateTimeFormat()

// The document shows by itself what it can, and says when that is painted.
Promise.resolve(window.tramiteCodeMayRun)
  .then(() => {
    // No page before sign-in shows one.
    if (window.tramiteEarlyCalls) setTimeout(prepareDates)
    return import('./start.ts')
  })
  .catch(() => window.tramiteCode?.hasFailed())
