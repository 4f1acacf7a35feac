/** What the shell shows of the firm. */
export interface ShellFirm {
  name: string
  /** One or two letters for the mark beside the name. */
  label: string
  /** Address of the logo, which takes the mark's place. */
  logoUrl?: string | null | undefined
  /** Address of the messaging app or of the mailbox. */
  contactHref: string
  /** When somebody answers: 'Seg. a sex., até as 18h'. */
  officeHours?: string | undefined
}

export interface ShellUser {
  name: string
  occupation?: string | undefined
  /** May ask for everything in one file. */
  canExport?: boolean
}

export interface ShellBusiness {
  id: string
  name: string
}
