/** A cell: a text, a number with its decimals, or nothing. */
export type Cell = string | number | null

const isNumeric = (text: string) => /^[-+≥≤]?\s?[\d\s.,]+( ✓| ✗)?$/.test(text)

/** A number with few digits and separated thousands. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

const toText = (cell: Cell) =>
  cell === null ? '' : typeof cell === 'number' ? formatNumber(cell) : cell

/** Lines of a plain table: numbers right-aligned, the rest left-aligned. */
export function formatTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const body = rows.map((row) => row.map(toText))
  const widths = header.map((name, i) =>
    Math.max(name.length, ...body.map((row) => row[i]?.length ?? 0)),
  )
  const toRight = header.map((_, i) => body.every((row) => !row[i] || isNumeric(row[i])))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (toRight[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd()
  return [
    line(header),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...body.map(line),
  ].join('\n')
}

/** A figure with the verdict on its target. */
export function judge(
  value: number,
  aim: { readonly atLeast?: number; readonly atMost?: number },
): string {
  const good = value >= (aim.atLeast ?? -Infinity) && value <= (aim.atMost ?? Infinity)
  return `${formatNumber(value)} ${good ? '✓' : '✗'}`
}
