/** The keys under which the session is stored, passed to inline scripts that run before the code. */
export interface SessionKeys {
  readonly user: string
  readonly token: string
  readonly businessId: string
  /** The user who chose the business. */
  readonly businessOf: string
}
