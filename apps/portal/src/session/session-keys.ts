/** The keys under which the session is stored, passed to inline scripts that run before the code. */
export interface SessionKeys {
  readonly user: string
  readonly token: string
  readonly businessId: string
  /** Whose choice the business is. */
  readonly businessOf: string
}
