import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { tableLabels } from '../../labels/table.ts'
import { Menu } from '../Menu/Menu.tsx'
import { Select } from '../Select/Select.tsx'
import * as css from './DataTable.css.ts'
import { FoldButton, OwnPresses, RowBox, RowLink } from './RowParts.tsx'
import { toSelectableRows } from './selectable-rows.ts'
import type { DataTableProps } from './table.types.ts'
import type { Unfolding } from './use-unfolded.ts'

const virtualFrom = 200

/** The same rows as cards, on a phone; the sort order is chosen above them. */
export function DataCards<T extends object>(props: DataTableProps<T> & Unfolding) {
  const { label, rows, toId, toName, columns, selection, toActions, renderDetails, empty } = props
  const { sort, onSortChange, isBusy = false, unfolded, toggle } = props
  const isVirtual = rows.length >= virtualFrom
  const title = columns.find(({ stackAs, isRowHeader }) => stackAs === 'title' || isRowHeader)
  const ends = columns.filter(({ stackAs }) => stackAs === 'end')
  const metas = columns.filter(
    (column) => column !== title && (column.stackAs ?? 'meta') === 'meta',
  )
  const toBare = (place: 'lead' | 'foot', row: T) =>
    columns.map(
      ({ id, stackAs, cell }) =>
        stackAs === place && (
          <div key={id} className={css.bare}>
            {cell(row)}
          </div>
        ),
    )
  const { locked, toTicked } = toSelectableRows(props)

  const list = (
    <GridList
      aria-label={label}
      aria-busy={isBusy || undefined}
      className={isVirtual ? `${css.cards} ${css.manyCards}` : css.cards}
      selectionMode={selection ? 'multiple' : 'none'}
      selectedKeys={selection?.selected ?? []}
      onSelectionChange={(keys) => selection?.onChange(toTicked(keys))}
      disabledKeys={locked}
      disabledBehavior="selection"
      items={rows.map((row) => ({ id: toId(row), row }))}
      dependencies={[props, unfolded]}
      renderEmptyState={() => <div className={css.empty}>{empty}</div>}
    >
      {({ id, row }) => (
        <GridListItem id={id} textValue={toName(row)} className={css.card}>
          <OwnPresses>
            <div className={css.cardHead}>
              {selection && !locked.includes(id) && <RowBox />}
              <span className={css.cardTitle}>
                <RowLink href={props.toHref?.(row)}>{title?.cell(row) ?? toName(row)}</RowLink>
              </span>
              {ends.map((column) => (
                <span key={column.id}>{column.cell(row)}</span>
              ))}
              {renderDetails && (
                <FoldButton
                  name={toName(row)}
                  isOpen={unfolded.has(id)}
                  onPress={() => toggle(id)}
                />
              )}
              {toActions && (
                <Menu label={tableLabels.actionsOf(toName(row))} actions={toActions(row)} />
              )}
            </div>
            {toBare('lead', row)}
            <dl className={css.metas}>
              {metas.map((column) => (
                <div key={column.id} className={css.meta}>
                  <dt className={css.term}>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {toBare('foot', row)}
            {unfolded.has(id) && renderDetails?.(row)}
          </OwnPresses>
        </GridListItem>
      )}
    </GridList>
  )
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
      {isVirtual ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 120, gap: 12 }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </div>
  )
}
