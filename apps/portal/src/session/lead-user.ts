import { toReturnPath } from '@tramite/core/session'
import type { Ports } from '@tramite/react/ports'
import { forgetPictures } from '../first-paint/last-seen/forget-pictures.ts'
import { confirmSession } from './confirm-session.ts'
import { notifyOfSession } from './notify-of-session.ts'

/**
 * Where a page for visitors redirects a signed-in user; undefined if their session has ended, and the page
 * opens.
 * @param search of the address, untrusted
 */
export async function leadUser(
  ports: Ports,
  { pathname, search }: { readonly pathname: string; readonly search: { returnTo?: unknown } },
): Promise<string | undefined> {
  if (pathname === '/signIn') return toReturnPath(search.returnTo)
  if (!ports.session.isFresh() && !(await confirmSession(ports))) {
    // The mail link is kept: it is why the page opens.
    forgetPictures()
    return undefined
  }
  notifyOfSession(ports, pathname)
  return '/'
}
