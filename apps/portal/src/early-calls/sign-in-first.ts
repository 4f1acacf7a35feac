/** The first parts of the addresses that open without a session. */
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
 * Where an address leads who is not signed in: to sign-in, and back from there. Known before any code of the
 * page has come, it spares a visitor the code of a page that they may not see yet.
 * @returns the address of sign-in; null where the page opens without a session
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
