/** The firm's name and mark, which every page for visitors shows. */
export interface FirmMark {
  firmName: string
  firmLabel: string
  firmLogo?: string | null
}
