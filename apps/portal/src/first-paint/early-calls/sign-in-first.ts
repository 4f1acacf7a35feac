/** The first path segments of pages that open without a session. */
export const openPlaces: readonly string[] = [
  'terms',
  'politics',
  'cookies',
  'confirm-email',
  'signIn',
  'forgot',
  'reset-password',
]

/**
 * Where an address leads a visitor who is not signed in: to sign-in, and back afterwards. Known before
 * any code of the page has arrived, so the visitor does not load the code of a page that they may not see
 * yet.
 * @returns the address of sign-in; null if the page opens without a session
 */
export function toSignInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const [, place = ''] = pathname.split('/')
  if (openPlaces.includes(place)) return null
  if (pathname === '/') return '/signIn'
  return `/signIn?${new URLSearchParams({ returnTo: pathname + search + hash })}`
}
