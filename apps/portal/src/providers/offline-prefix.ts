/** Begins the message of what failed to load while there was no network. */
export const offlinePrefix = 'Offline: '
