import type { LegalBlock, LegalTable as Table } from '@tramite/core/legal'
import { useId } from 'react'
import { legalLabels } from '../../labels/legal.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { LegalText } from '../LegalText/LegalText.tsx'
import * as css from './LegalBlocks.css.ts'

/** Paragraphs, lists and tables of one section. They never change, so their index is their key. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className={css.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable table={block} />
  if (block.kind === 'paragraph') {
    return (
      <p className={css.paragraph} id={block.number}>
        <span className={css.number}>{block.number}</span>
        <span>
          <LegalText text={block.text} />
        </span>
      </p>
    )
  }
  return (
    <ul className={css.list}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <li key={index} className={css.item}>
          <LegalText text={item} />
        </li>
      ))}
    </ul>
  )
}

function LegalTable({ table }: { table: Table }) {
  const hintId = useId()
  const isWide = table.columns.length > 2
  return (
    <div className={css.tableFrame}>
      {isWide && (
        <p id={hintId} className={css.hint}>
          {legalLabels.tableHint}
        </p>
      )}
      <section
        className={css.scroller}
        aria-label={table.caption}
        aria-describedby={isWide ? hintId : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable part has to be reachable by keyboard
        tabIndex={0}
      >
        <LegalRows table={table} isWide={isWide} />
      </section>
    </div>
  )
}

function LegalRows({
  table: { caption, columns, rows },
  isWide,
}: {
  table: Table
  isWide: boolean
}) {
  return (
    <table className={isWide ? `${css.table} ${css.wide}` : css.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.columnHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = [], ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <tr key={index}>
            <th scope="row" className={css.rowHead}>
              <LegalText text={head} />
            </th>
            {cells.map((cell, cellIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
              <td key={cellIndex} className={css.data}>
                <LegalText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
