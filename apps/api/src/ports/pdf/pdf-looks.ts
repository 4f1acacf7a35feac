export const INK = '#1c1c1c'
export const FAINT = '#6b6b6b'
const LINE = '#c4c4c4'
export const SHADE = '#f1f0ec'

export const tableLook = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
}

/** A rule, drawn as the one line of an empty table of full width. */
export const ruleLook = {
  hLineWidth: (line: number) => (line === 0 ? 0.5 : 0),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingTop: () => 0,
  paddingBottom: () => 0,
}
