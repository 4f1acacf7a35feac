/** Whether the browser knows that it has no connection; other programs never do. */
export const isOffline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false
