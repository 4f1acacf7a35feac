import * as css from './FirmMark.css.ts'

export interface FirmMarkProps {
  /** One or two letters shown if the firm has no logo. */
  label: string
  logoUrl?: string | null | undefined
}

/** The firm's logo, or its letters; show the name next to it. */
export function FirmMark({ label, logoUrl }: FirmMarkProps) {
  if (logoUrl) return <img className={css.logo} src={logoUrl} alt="" />
  return (
    <span className={css.mark} aria-hidden="true">
      {label}
    </span>
  )
}
