/** The firm's name and mark, shown on every page for visitors. */
export interface FirmMark {
  firmName: string
  firmLabel: string
  firmLogo?: string | null
}
