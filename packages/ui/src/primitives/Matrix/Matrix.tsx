import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Matrix.css.ts'

/** How grave a cell is, from which its colour follows. */
export type MatrixTone = keyof typeof css.level

/** An axis with the words of its steps, the least first. */
export interface MatrixAxis {
  readonly label: string
  readonly steps: readonly string[]
}

/** What stands in a cell. */
export interface MatrixMark {
  readonly id: string
  /** A letter or two, as the list beside the picture has it. */
  readonly sign: string
  readonly name: string
  /** The step on the upright axis, counted from 0. */
  readonly row: number
  /** The step on the level axis, counted from 0. */
  readonly column: number
}

export interface MatrixProps {
  /** Names the picture. */
  label: string
  rows: MatrixAxis
  columns: MatrixAxis
  /** For each step of the upright axis, the least first, a level for each step of the other. */
  levels: readonly (readonly { readonly name: string; readonly tone: MatrixTone }[])[]
  marks: readonly MatrixMark[]
}

/**
 * Two scales as a picture: what stands where, on the colour of its level. It is a table, so that a
 * screen reader goes through it by row and column and hears the level and the names of each cell.
 */
export function Matrix({ label, rows, columns, levels, marks }: MatrixProps) {
  const upright = levels.map((cells, index) => ({ cells, index, step: rows.steps[index] ?? '' }))
  return (
    <table className={css.table} aria-label={label}>
      <tbody>
        {upright.toReversed().map(({ cells, index, step }) => (
          <tr key={step}>
            <th scope="row" className={css.row}>
              <VisuallyHidden>{rows.label} </VisuallyHidden>
              {step}
            </th>
            {cells.map(({ name, tone }, column) => (
              <td key={columns.steps[column]} className={css.level[tone]}>
                <VisuallyHidden>{name}</VisuallyHidden>
                <span className={css.marks}>
                  {marks
                    .filter((mark) => mark.row === index && mark.column === column)
                    .map((mark) => (
                      <span key={mark.id} className={css.mark}>
                        {mark.sign}
                        <VisuallyHidden> {mark.name}</VisuallyHidden>
                      </span>
                    ))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={css.corner} aria-hidden="true">
            ↑ {rows.label}
          </td>
          {columns.steps.map((step) => (
            <th key={step} scope="col" className={css.column}>
              <VisuallyHidden>{columns.label} </VisuallyHidden>
              {step}
            </th>
          ))}
        </tr>
        <tr>
          <td />
          <td colSpan={columns.steps.length} className={css.axis} aria-hidden="true">
            {columns.label} →
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
