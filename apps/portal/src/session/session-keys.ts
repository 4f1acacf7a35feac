/** The keys under which the session is kept: scripts in the page that come before the code are given them. */
export interface SessionKeys {
  readonly user: string
  readonly token: string
  readonly businessId: string
}
