import type { Firm } from '@tramite/react/ports'

/** The firm of this page: the server writes it there. */
export function readFirm(): Firm {
  const element = document.getElementById('firm-config')
  return JSON.parse(element?.textContent || '{}') as Firm
}

/** Name and mark, for the pages of visitors. */
export const toFirmMark = ({ name, shortLabel, logoUrl }: Firm) => ({
  firmName: name,
  firmLabel: shortLabel,
  firmLogo: logoUrl,
})

/** The firm in the shell. */
export const toShellFirm = ({ name, shortLabel, logoUrl, messagingUrl, officeHours }: Firm) => ({
  name,
  label: shortLabel,
  logoUrl,
  contactHref: messagingUrl,
  officeHours,
})
