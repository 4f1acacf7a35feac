/** The part of the firm's configuration that the shell shows. */
export interface ShellFirm {
  name: string
  /** One or two letters for the mark beside the name. */
  label: string
  /** Address of the logo, which replaces the mark. */
  logoUrl?: string | null | undefined
  /** Address of the messaging app or of the mailbox. */
  contactHref: string
  /** Office hours: 'Seg. a sex., até as 18h'. */
  officeHours?: string | undefined
}

export interface ShellUser {
  name: string
  occupation?: string | undefined
  /** May request everything in one file. */
  canExport?: boolean
}

export interface ShellBusiness {
  id: string
  name: string
}
