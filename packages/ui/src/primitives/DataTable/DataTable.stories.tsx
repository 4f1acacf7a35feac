import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { type DataColumn, DataTable, type DataTableProps } from './DataTable.tsx'

interface Invoice {
  readonly id: string
  readonly number: string
  readonly due: string
  readonly amount: number
  readonly state: string
}

const toMoney = (amount: number) =>
  amount.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

function buildInvoices(count: number): Invoice[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    number: `Fatura ${String(index + 1).padStart(5, '0')}`,
    due: `${String((index % 28) + 1).padStart(2, '0')}/11/2026`,
    amount: 900 + ((index * 137) % 4000),
    state: index % 3 === 0 ? 'Paga' : 'Em aberto',
  }))
}

const columns: readonly DataColumn<Invoice>[] = [
  {
    id: 'number',
    header: 'Número',
    isRowHeader: true,
    isSortable: true,
    cell: ({ number }) => number,
    stackAs: 'title',
  },
  { id: 'due', header: 'Vencimento', cell: ({ due }) => due },
  { id: 'amount', header: 'Valor', isSortable: true, cell: ({ amount }) => toMoney(amount) },
  { id: 'state', header: 'Situação', cell: ({ state }) => state, stackAs: 'end' },
]

function Owned(props: DataTableProps<Invoice>) {
  const [selected, setSelected] = useState(props.selection?.selected ?? new Set<string>())
  const [sort, setSort] = useState(props.sort)
  return (
    <DataTable
      {...props}
      {...(sort && { sort })}
      onSortChange={(next) => {
        setSort(next)
        props.onSortChange?.(next)
      }}
      {...(props.selection && {
        selection: {
          ...props.selection,
          selected,
          onChange: (next: ReadonlySet<string>) => {
            setSelected(next)
            props.selection?.onChange(next)
          },
        },
      })}
    />
  )
}

const onSelect = fn()

const meta = {
  title: 'Componentes/Listas/Tabela · DataTable',
  tags: ['autodocs'],
  component: DataTable<Invoice>,
  args: {
    label: 'Faturas',
    rows: buildInvoices(6),
    toId: ({ id }) => id,
    toName: ({ number }) => number,
    columns,
    onSortChange: fn(),
    empty: <EmptyState title="Nenhuma fatura" />,
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof DataTable<Invoice>>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Empty: Story = { args: { rows: [] } }
export const Busy: Story = { args: { isBusy: true } }
export const Compact: Story = { args: { density: 'compact' } }

/** Without a column that says so, the first one names the row: React Aria requires a row header. */
export const WithoutRowHeader: Story = {
  args: { columns: columns.map(({ isRowHeader: _isRowHeader, ...column }) => column) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    expect(first?.textContent).toBe('Fatura 00001')
  },
}

export const Sorted: Story = {
  args: { sort: { column: 'number', direction: 'ascending' } },
  play: async ({ canvas, args }) => {
    const header = canvas.getByRole('columnheader', { name: /Número/ })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(header)
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'number',
      direction: 'descending',
    })
  },
}

/** The ids of rows are the program's: one may be the id of a column, or a name the table uses itself. */
export const RowsNamedLikeColumns: Story = {
  args: {
    rows: buildInvoices(3).map((row, at) => ({
      ...row,
      id: ['number', 'select', 'actions'][at] ?? row.id,
    })),
    sort: { column: 'number', direction: 'ascending' },
    selection: { selected: new Set(), onChange: onSelect },
    toActions: () => [],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    const header = canvas.getByRole('columnheader', { name: /Número/ })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(header)
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'number',
      direction: 'descending',
    })
  },
}

let answer = () => {}
let remove = () => {}

/** A row that is removed by what its menu asked for leaves the focus to the menu of the next one. */
export const RowGoes: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Going(args) {
    const [rows, setRows] = useState(args.rows)
    const [asked, setAsked] = useState<Invoice>()
    answer = () => setAsked(undefined)
    remove = () => setRows((last) => last.slice(1))
    return (
      <main>
        <h1 tabIndex={-1}>Faturas</h1>
        <Owned
          {...args}
          rows={rows}
          toActions={(row) => [{ id: 'file', label: 'Arquivar', onAction: () => setAsked(row) }]}
        />
        {asked && (
          <Dialog title="Arquivar" isOpen onClose={() => setAsked(undefined)}>
            <p>{asked.number}</p>
          </Dialog>
        )}
      </main>
    )
  },
  play: async ({ canvas }) => {
    const menuOf = (number: string) =>
      canvas.findByRole('button', { name: `Ações de Fatura ${number}` })
    const ask = async (number: string) => {
      await userEvent.click(await menuOf(number))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Arquivar' }))
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await ask('00001')
    answer()
    const first = await menuOf('00001')
    await waitFor(() => expect(first).toHaveFocus())
    remove()
    const second = await menuOf('00002')
    await waitFor(() => expect(second).toHaveFocus())
    // Read again before the dialog closes.
    await ask('00002')
    remove()
    answer()
    const third = await menuOf('00003')
    await waitFor(() => expect(third).toHaveFocus())
  },
}

/** A row that cannot be ticked has no box, and 'all' leaves it out. */
export const Selected: Story = {
  args: {
    selection: {
      selected: new Set(['2']),
      onChange: onSelect,
      canSelect: ({ state }) => state !== 'Paga',
    },
  },
  play: async ({ canvas }) => {
    onSelect.mockClear()
    const row = canvas.getByRole('row', { name: /Fatura 00003/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await expect(onSelect).toHaveBeenLastCalledWith(new Set(['2', '3']))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todas as linhas' }))
    await expect(onSelect).toHaveBeenLastCalledWith(new Set(['2', '3', '5', '6']))
  },
}

/** In a row that can be ticked, Enter ticks it, as the space bar does. */
export const TickedByEnter: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { selection: { selected: new Set(['2']), onChange: onSelect } },
  play: async ({ canvas }) => {
    onSelect.mockClear()
    canvas.getByRole('row', { name: /Fatura 00003/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenLastCalledWith(new Set(['2', '3']))
  },
}

/** In a table without ticks, Enter follows the link of a row; not one in its details. */
export const FollowedByEnter: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    renderDetails: ({ id, number }) => <a href={`#items-${id}`}>Itens da {number}</a>,
    columns: columns.map((column) =>
      column.isRowHeader
        ? { ...column, cell: ({ id, number }) => <a href={`#${id}`}>{number}</a> }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    const follow = fn((event: Event) => event.preventDefault())
    canvas.getByRole('link', { name: 'Fatura 00003' }).addEventListener('click', follow)
    canvas.getByRole('row', { name: /Fatura 00003/ }).focus()
    for (const key of ['Alt', 'Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
    }
    await expect(follow).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar detalhes de Fatura 00003' }))
    const items = canvas.getByRole('link', { name: 'Itens da Fatura 00003' })
    items.addEventListener('click', follow)
    const details = items.closest<HTMLElement>('[role=row]')
    details?.focus()
    await expect(details).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
}

export const Details: Story = {
  args: { renderDetails: ({ number }) => <p>Itens da {number}</p> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar detalhes de Fatura 00002' }))
    await expect(canvas.getByText('Itens da Fatura 00002')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar detalhes de Fatura 00002' }))
    await waitFor(() => expect(canvas.queryByText('Itens da Fatura 00002')).toBeNull())
  },
}

const pay = fn()
export const Actions: Story = {
  args: { toActions: () => [{ id: 'pay', label: 'Pagar', onAction: pay }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de Fatura 00001' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pagar' }))
    await expect(pay).toHaveBeenCalledOnce()
  },
}

/** A key or a press on a button or a link inside a row does not tick the row. */
export const ActionsOfTickable: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    ...Actions.args,
    columns: columns.map((column) =>
      column.isRowHeader
        ? { ...column, cell: ({ id, number }) => <a href={`#${id}`}>{number}</a> }
        : column,
    ),
    selection: { selected: new Set(), onChange: onSelect },
  },
  play: async ({ canvas }) => {
    onSelect.mockClear()
    pay.mockClear()
    const menu = canvas.getByRole('button', { name: 'Ações de Fatura 00001' })
    await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: 'Pagar' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pagar' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pay).toHaveBeenCalledOnce())
    const link = canvas.getByRole('link', { name: 'Fatura 00002' })
    const follow = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
    await expect(onSelect).not.toHaveBeenCalled()
  },
}

export const ActionsOfTickableOnPhone: Story = {
  ...ActionsOfTickable,
  globals: { viewport: { value: 'phone' } },
}

/** Only visible rows are rendered; a row is as high as its longest text, and so is its line. */
export const ThousandsOfRows: Story = {
  args: {
    isFramed: true,
    rows: buildInvoices(2_000).map((invoice) => ({
      ...invoice,
      number: `${invoice.number} do contrato de prestação de serviços `.repeat(4).trim(),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Faturas' })).toHaveAttribute(
      'aria-rowcount',
      '2001',
    )
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    const [due] = canvas.getAllByRole('gridcell', { name: '01/11/2026' })
    const row = due?.closest<HTMLElement>('[role="row"]')
    if (!due || !row) throw new Error('No row is drawn')
    await waitFor(() => expect(due.offsetHeight).toBeLessThan(row.offsetHeight - 20))
    await expect(row).toHaveStyle({ borderBottomWidth: '1px' })
    await expect(due).toHaveStyle({ borderBottomWidth: '0px' })
  },
}

/** Of many cards only the visible ones are rendered, in a page that scrolls as one. */
export const ThousandsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: buildInvoices(2_000) },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('listitem')
    await expect(cards.length).toBeLessThan(50)
    await expect(cards[0]).toHaveAttribute('aria-setsize', '2000')
  },
}

/** A value without a space to break at stays within its card. */
export const LongWordOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: buildInvoices(1).map((invoice) => ({ ...invoice, due: 'vencimento'.repeat(12) })) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

/** Below 600 px rows are cards, and the sort order is chosen above them. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    selection: { selected: new Set(['2']), onChange: onSelect },
    renderDetails: ({ number }) => <p>Itens da {number}</p>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    const cards = within(canvas.getByRole('list', { name: 'Faturas' }))
    await expect(cards.getAllByRole('listitem')).toHaveLength(6)
    onSelect.mockClear()
    await userEvent.click(cards.getByRole('checkbox', { name: 'Selecionar Fatura 00003' }))
    await expect(onSelect).toHaveBeenLastCalledWith(new Set(['2', '3']))
    await userEvent.click(cards.getByRole('checkbox', { name: 'Selecionar Fatura 00002' }))
    await expect(onSelect).toHaveBeenLastCalledWith(new Set(['3']))
    await userEvent.click(cards.getByText('01/11/2026'))
    await expect(onSelect).toHaveBeenCalledTimes(2)
    await userEvent.click(cards.getByRole('button', { name: 'Mostrar detalhes de Fatura 00002' }))
    await expect(cards.getByText('Itens da Fatura 00002')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Valor, decrescente',
    )
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    })
  },
}
