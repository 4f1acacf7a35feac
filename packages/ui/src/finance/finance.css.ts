import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'
import { fontSize, margin, media, space } from '../theme/scale.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})

/** Invoices, with their totals beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 18rem)',
  alignItems: 'start',
  gap: space[4],
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** Less room than an invoice's description and its figures side by side need. */
const narrow = '(max-width: 44rem)'
/** Less than a date and an amount side by side need: large letters on a phone. */
const single = '(max-width: 14rem)'

export const rows = style({
  listStyle: 'none',
  marginInline: `calc(${margin.card} * -1)`,
  containerType: 'inline-size',
})

/** As wide in each row, and wider where its content needs it: letters with the reader's own spacing. */
const wideColumns = ['7rem', '5.5rem', '7.5rem', '9rem'].map(
  (width) => `minmax(${width}, max-content)`,
)

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${wideColumns.join(' ')}`,
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${margin.card}`,
  borderTop: `1px solid ${color.line}`,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[1] },
    [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const receipt = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[3]} ${margin.card}`,
  borderTop: `1px solid ${color.line}`,
})

export const what = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 600 })
export const detail = style({ fontSize: fontSize.secondary, color: color.muted })
export const value = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'right',
  '@container': { [single]: { textAlign: 'left' } },
})
/** Stacked at the end of their column, whatever its widest amount. */
export const state = style({
  '@container': { [narrow]: { justifySelf: 'end' }, [single]: { justifySelf: 'start' } },
})
export const due = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const late = style({
  display: 'block',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.danger,
})
export const action = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  // On a line of its own below the amount.
  '@container': {
    [narrow]: { gridColumn: '1 / -1' },
    [single]: { justifyContent: 'flex-start' },
  },
})
export const foot = style({ marginTop: space[3] })

export const contract = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[5],
})
export const agreed = style({ flex: '1 1 20rem' })

export const figures = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[4],
})
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[2],
  borderTop: `1px solid ${color.line}`,
})

export const upsellText = style({ marginBottom: space[3] })
