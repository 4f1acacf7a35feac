import { tableLabels } from '../../labels/table.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Select } from '../Select/Select.tsx'
import { VirtualList } from '../VirtualList/VirtualList.tsx'
import * as css from './DataTable.css.ts'
import { FoldButton } from './RowParts.tsx'
import type { DataTableProps } from './table.types.ts'
import type { Unfolding } from './use-unfolded.ts'

/** Number of cards from which only the visible ones are rendered. */
const virtualFrom = 200

/**
 * The same rows as cards, on a phone; the sort order is chosen above them. A plain list, because touch users
 * do not need the arrow keys of a grid, whose rows take several times as long to render.
 */
export function DataCards<T extends object>(props: DataTableProps<T> & Unfolding) {
  const { label, rows, toId, columns, empty } = props
  const { sort, onSortChange, isBusy = false } = props
  const orders = columns.filter(({ isSortable }) => isSortable)
  return (
    <div className={css.stack}>
      {onSortChange && orders.length > 0 && (
        <Select
          label={tableLabels.order}
          layout="inline"
          size="small"
          value={sort ? `${sort.column} ${sort.direction}` : ''}
          placeholder={tableLabels.noOrder}
          onChange={(value) => {
            const [column = '', direction] = value.split(' ')
            onSortChange({
              column,
              direction: direction === 'descending' ? 'descending' : 'ascending',
            })
          }}
          options={orders.flatMap(({ id, header }) => [
            { value: `${id} ascending`, label: tableLabels.ascending(header) },
            { value: `${id} descending`, label: tableLabels.descending(header) },
          ])}
        />
      )}
      <div aria-busy={isBusy || undefined}>
        {rows.length === 0 && <div className={css.empty}>{empty}</div>}
        {rows.length >= virtualFrom && (
          <VirtualList
            label={label}
            items={rows}
            getKey={toId}
            estimateSize={140}
            renderItem={(row) => (
              <div className={css.apart}>
                <DataCard {...props} row={row} />
              </div>
            )}
          />
        )}
        {rows.length > 0 && rows.length < virtualFrom && (
          <ul aria-label={label} className={css.cards}>
            {rows.map((row) => (
              <li key={toId(row)}>
                <DataCard {...props} row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function DataCard<T extends object>(props: DataTableProps<T> & Unfolding & { row: T }) {
  const { row, toId, toName, columns, selection, toActions, renderDetails } = props
  const id = toId(row)
  const name = toName(row)
  const isOpen = props.unfolded.has(id)
  const isSelected = selection?.selected.has(id) ?? false
  const title = columns.find(({ stackAs, isRowHeader }) => stackAs === 'title' || isRowHeader)
  const metas = columns.filter(
    (column) => column !== title && (column.stackAs ?? 'meta') === 'meta',
  )
  const toBare = (place: 'lead' | 'foot') =>
    columns.map(
      ({ id, stackAs, cell }) =>
        stackAs === place && (
          <div key={id} className={css.bare}>
            {cell(row)}
          </div>
        ),
    )
  return (
    <div className={css.card} data-selected={isSelected || undefined}>
      <div className={css.cardHead}>
        {selection && (selection.canSelect?.(row) ?? true) && (
          <Checkbox
            isSelected={isSelected}
            onChange={(isTicked) => {
              const { selected } = selection
              selection.onChange(
                new Set(isTicked ? [...selected, id] : [...selected].filter((one) => one !== id)),
              )
            }}
            isLabelHidden
          >
            {tableLabels.select(name)}
          </Checkbox>
        )}
        <span className={css.cardTitle}>{title?.cell(row) ?? name}</span>
        {columns.map(
          ({ id, stackAs, cell }) => stackAs === 'end' && <span key={id}>{cell(row)}</span>,
        )}
        {renderDetails && (
          <FoldButton name={name} isOpen={isOpen} onPress={() => props.toggle(id)} />
        )}
        {toActions && <Menu label={tableLabels.actionsOf(name)} actions={toActions(row)} />}
      </div>
      {toBare('lead')}
      <dl className={css.metas}>
        {metas.map((column) => (
          <div key={column.id} className={css.meta}>
            <dt className={css.term}>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {toBare('foot')}
      {isOpen && renderDetails?.(row)}
    </div>
  )
}
