/**
 * Tells the server that a session is over which this page does not have any more, also while the page is left. A token
 * that cannot be revoked expires by itself.
 */
export function revokeToken(token: string): void {
  const headers = { authorization: `Bearer ${token}` }
  fetch('/api/auth', { method: 'DELETE', headers, keepalive: true }).catch(() => {})
}
