import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Matrix.css.ts'

/** The severity of a cell, which decides its colour. */
export type MatrixTone = keyof typeof css.level

/** An axis with the names of its steps, the least first. */
export interface MatrixAxis {
  readonly label: string
  readonly steps: readonly string[]
}

/** A mark in a cell. */
export interface MatrixMark {
  readonly id: string
  /** One or two letters, as in the list next to the matrix. */
  readonly sign: string
  readonly name: string
  /** The step on the vertical axis, from 0. */
  readonly row: number
  /** The step on the horizontal axis, from 0. */
  readonly column: number
}

/** Maximum number of marks shown in a cell. */
const MARKS_MAX = 4

export interface MatrixProps {
  /** Accessible name of the matrix. */
  label: string
  rows: MatrixAxis
  columns: MatrixAxis
  /** For each step of the vertical axis, the least first, a level for each step of the other. */
  levels: readonly (readonly { readonly name: string; readonly tone: MatrixTone }[])[]
  marks: readonly MatrixMark[]
}

/**
 * Two scales as a matrix with marks, each cell in the colour of its level. It is a table, so that a
 * screen reader can go through it by row and column and read the level and the marks of each cell.
 */
export function Matrix({ label, rows, columns, levels, marks }: MatrixProps) {
  const upright = levels.map((cells, index) => ({ cells, index, step: rows.steps[index] ?? '' }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is pulled sideways, keys do it too
    <div className={css.wide} role="group" aria-label={label} tabIndex={0}>
      <table className={css.table} aria-label={label}>
        <tbody>
          {upright.toReversed().map(({ cells, index, step }, place) => (
            <tr key={step}>
              {place === 0 && (
                <td rowSpan={upright.length} className={css.upright} aria-hidden="true">
                  <span className={css.uprightText}>{rows.label} →</span>
                </td>
              )}
              <th scope="row" className={css.row}>
                <VisuallyHidden>{rows.label} </VisuallyHidden>
                {step}
              </th>
              {cells.map(({ name, tone }, column) => (
                <td key={columns.steps[column]} className={css.level[tone]}>
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <Marks
                    marks={marks.filter((mark) => mark.row === index && mark.column === column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} />
            {columns.steps.map((step) => (
              <th key={step} scope="col" className={css.column}>
                <VisuallyHidden>{columns.label} </VisuallyHidden>
                {step}
              </th>
            ))}
          </tr>
          <tr>
            <td colSpan={2} />
            <td colSpan={columns.steps.length} className={css.axis} aria-hidden="true">
              {columns.label} →
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** All marks are read aloud; if a cell has many, only the first are shown, with a count of the rest. */
function Marks({ marks }: { marks: readonly MatrixMark[] }) {
  const drawn = marks.length > MARKS_MAX ? marks.slice(0, MARKS_MAX - 1) : marks
  const others = marks.slice(drawn.length)
  return (
    <span className={css.marks}>
      {drawn.map(({ id, sign, name }) => (
        <span key={id} className={css.mark}>
          {sign}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      ))}
      {others.length > 0 && (
        <span className={css.mark}>
          <span aria-hidden="true">+{others.length}</span>
          {others.map(({ id, sign, name }) => (
            <VisuallyHidden key={id}>
              {' '}
              {sign} {name}
            </VisuallyHidden>
          ))}
        </span>
      )}
    </span>
  )
}
