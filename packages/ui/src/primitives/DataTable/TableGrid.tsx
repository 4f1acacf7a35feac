import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { createElement, type JSX } from 'react'
import {
  Cell,
  Column,
  type Key,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { tableLabels } from '../../labels/table.ts'
import { notPrinted } from '../../theme/print.css.ts'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './DataTable.css.ts'
import { FoldButton, FollowedRows, OwnPresses, RowBox } from './RowParts.tsx'
import { toSelectableRows } from './selectable-rows.ts'
import type { DataColumn, DataTableProps } from './table.types.ts'
import type { Unfolding } from './use-unfolded.ts'

/** Number of rows from which only the visible ones are rendered; on paper all of them are. */
const virtualFrom = 200
const rowHeights = { normal: 52, compact: 36 } as const

/** Widths of the columns without data. */
const tools = { select: 44, fold: 56, actions: 68 } as const

/** They are for the screen, like any column that only has buttons. */
const toolCss = { head: `${css.head} ${notPrinted}`, cell: `${css.cell} ${notPrinted}` }
const toClass = ({ isOnlyPressed }: Pick<DataColumn<never>, 'isOnlyPressed'>, own: string) =>
  isOnlyPressed ? `${own} ${notPrinted}` : own

/** Columns have a minimum of 75 pixels unless another is given. */
const toTool = (tool: keyof typeof tools) => ({
  id: `tool ${tool}`,
  width: tools[tool],
  minWidth: tools[tool],
})

/** A column's key for React Aria, whose rows and columns share one set: a row's may be any text. */
const toKey = (id: string) => `column ${id}`
const toColumn = (key: Key) => String(key).slice(toKey('').length)

/** The columns, exactly one of which is the row header: if none is marked, the first one with content. */
function withRowHeader<T>(columns: readonly DataColumn<T>[]): readonly DataColumn<T>[] {
  if (columns.some(({ isRowHeader }) => isRowHeader)) return columns
  const first = columns.find(({ isOnlyPressed }) => !isOnlyPressed)
  return columns.map((column) => (column === first ? { ...column, isRowHeader: true } : column))
}

/** The table itself, in a wide window. */
export function TableGrid<T extends object>(props: DataTableProps<T> & Unfolding) {
  const { label, rows, toId, sort, onSortChange, selection, toActions, empty } = props
  const { renderDetails, isBusy = false, density = 'normal', isFramed = false } = props
  const { unfolded, toggle } = props
  const columns = withRowHeader(props.columns)
  const isPrinted = useMedia(media.print)
  const isVirtual = rows.length >= virtualFrom && !isPrinted
  const { locked, toTicked } = toSelectableRows(props)
  const details = (id: string) => `${id} details`
  const width = columns.length + (selection ? 1 : 0) + (renderDetails ? 1 : 0) + (toActions ? 1 : 0)

  const table = (
    <Table
      aria-label={label}
      className={`${css.table} ${css.density[density]} ${isVirtual ? css.virtual : ''}`}
      aria-busy={isBusy || undefined}
      selectionMode={selection ? 'multiple' : 'none'}
      selectedKeys={selection?.selected ?? []}
      onSelectionChange={(keys) => selection?.onChange(toTicked(keys))}
      disabledKeys={[...locked, ...[...unfolded].map(details)]}
      disabledBehavior="selection"
      {...(sort && { sortDescriptor: { ...sort, column: toKey(sort.column) } })}
      onSortChange={({ column, direction }) =>
        onSortChange?.({ column: toColumn(column), direction })
      }
    >
      <TableHeader>
        {selection && (
          <Column {...toTool('select')} className={toolCss.head}>
            <RowBox label={tableLabels.selectAll} />
          </Column>
        )}
        {renderDetails && (
          <Column {...toTool('fold')} className={toolCss.head}>
            <VisuallyHidden>{tableLabels.details}</VisuallyHidden>
          </Column>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} />
        ))}
        {toActions && (
          <Column {...toTool('actions')} className={toolCss.head}>
            {props.actionsHeader ?? <VisuallyHidden>{tableLabels.actions}</VisuallyHidden>}
          </Column>
        )}
      </TableHeader>
      <TableBody
        items={rows.flatMap((row) => {
          const id = toId(row)
          const own = { id, row, isDetails: false }
          return unfolded.has(id) ? [own, { id: details(id), row, isDetails: true }] : [own]
        })}
        dependencies={[props, unfolded]}
        renderEmptyState={() => <div className={css.empty}>{empty}</div>}
      >
        {({ id, row, isDetails }) =>
          isDetails ? (
            <Row id={id} textValue={props.toName(row)} className={css.details}>
              <Cell colSpan={width} className={css.detailsCell}>
                {renderDetails?.(row)}
              </Cell>
            </Row>
          ) : (
            <Row
              id={id}
              textValue={props.toName(row)}
              className={css.row}
              render={(own) => toNamedRow(own, props.toName(row), isVirtual)}
            >
              {selection && (
                <Cell className={toolCss.cell}>{!locked.includes(id) && <RowBox />}</Cell>
              )}
              {renderDetails && (
                <Cell className={toolCss.cell}>
                  <OwnPresses>
                    <FoldButton
                      name={props.toName(row)}
                      isOpen={unfolded.has(id)}
                      onPress={() => toggle(id)}
                    />
                  </OwnPresses>
                </Cell>
              )}
              {columns.map((column) => (
                <Cell key={column.id} className={toClass(column, css.cell)}>
                  <OwnPresses>{column.cell(row)}</OwnPresses>
                </Cell>
              ))}
              {toActions && (
                <Cell className={toolCss.cell}>
                  <OwnPresses>
                    <Menu
                      label={tableLabels.actionsOf(props.toName(row))}
                      actions={toActions(row)}
                    />
                  </OwnPresses>
                </Cell>
              )}
            </Row>
          )
        }
      </TableBody>
    </Table>
  )
  const scrolled = isVirtual ? (
    <Virtualizer
      layout={TableLayout}
      layoutOptions={{ estimatedRowHeight: rowHeights[density], headingHeight: 40 }}
    >
      {table}
    </Virtualizer>
  ) : (
    <div className={css.scroller}>{table}</div>
  )
  const shown = selection ? scrolled : <FollowedRows>{scrolled}</FollowedRows>
  return (
    <LocaleProvider>{isFramed ? <div className={css.frame}>{shown}</div> : shown}</LocaleProvider>
  )
}

/** A row whose accessible name is that of its record, and not the whole content of its first cell. */
function toNamedRow(own: JSX.IntrinsicElements['tr' | 'div'], name: string, isVirtual: boolean) {
  const named = { ...own, 'aria-label': name, 'aria-labelledby': undefined }
  return isVirtual
    ? createElement('div', named as JSX.IntrinsicElements['div'])
    : createElement('tr', named as JSX.IntrinsicElements['tr'])
}

function HeaderCell<T>({ column }: { column: DataColumn<T> }) {
  const { id, header, isRowHeader = false, isSortable = false, minWidth } = column
  return (
    <Column
      id={toKey(id)}
      isRowHeader={isRowHeader}
      allowsSorting={isSortable}
      // The row header has the longest text.
      defaultWidth={isRowHeader ? '2fr' : '1fr'}
      minWidth={minWidth ?? 96}
      className={toClass(column, css.head)}
    >
      {({ sortDirection }) => {
        const Icon =
          { ascending: ArrowUp, descending: ArrowDown }[String(sortDirection)] ?? ArrowUpDown
        return (
          <span className={css.heading}>
            {header}
            {isSortable && <Icon className={css.order} data-sorted={sortDirection} />}
          </span>
        )
      }}
    </Column>
  )
}
