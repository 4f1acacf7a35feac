/**
 * Reports to the server that a session has ended which this page no longer has, also while the page is being
 * left. A token that cannot be revoked expires on the server.
 */
export function revokeToken(token: string): void {
  const headers = { authorization: `Bearer ${token}` }
  fetch('/api/auth', { method: 'DELETE', headers, keepalive: true }).catch(() => {})
}
