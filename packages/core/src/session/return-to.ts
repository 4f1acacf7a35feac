import { toOwnPath } from '../links/index.ts'

/**
 * The path to go to after sign-in: the page that sent the visitor to sign in, if it is a path of this
 * origin, otherwise the home page. Anything that a browser could read as another origin is rejected.
 * @param returnTo value of the address's `returnTo` parameter, untrusted
 */
export function toReturnPath(returnTo: unknown): string {
  return (typeof returnTo === 'string' && toOwnPath(returnTo)) || '/'
}
