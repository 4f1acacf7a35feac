import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BULK_SELECTION_MAX,
  compareDemands,
  type DemandStatus,
  type DemandSummary,
  demandStatuses,
  evaluateValidation,
} from '@tramite/core/demands'
import { buildId, buildTag } from '@tramite/core/testing'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { samplePaper } from '../../../paged-list/ListPaper/paper-sample.ts'
import { longName, manyDemands, sampleDemands, sampleFrame } from '../../shared/demand-samples.ts'
import type { DemandColumnData, DemandColumns } from '../demand-columns.ts'
import { emptyDemandFilters } from '../demand-filters.ts'
import type { DemandSelection } from '../demand-selection.ts'
import { DemandsListView } from './DemandsListView.tsx'

const emptyColumn: DemandColumnData = {
  state: 'ready',
  demands: [],
  total: 0,
  isRefreshing: false,
  isLoadingMore: false,
  onEndReached: undefined,
  onRetry: fn(),
  isRetrying: false,
}

function toColumns(
  demands: readonly DemandSummary[],
  change: Partial<DemandColumnData> = {},
): DemandColumns {
  const columns = demandStatuses.map((key) => {
    const rows = demands.filter(({ statusKey }) => statusKey === key)
    return [key, { ...emptyColumn, demands: rows, total: rows.length, ...change }]
  })
  return Object.fromEntries(columns) as Record<DemandStatus, DemandColumnData>
}

function Page(props: ComponentProps<typeof DemandsListView>) {
  const [filters, setFilters] = useState(props.filters)
  const [selection, setSelection] = useState<DemandSelection>([])
  const [hidden, setHidden] = useState<DemandSelection>([])
  const [isChoosing, setChoosing] = useState(false)
  const validation = props.validation && {
    ...props.validation,
    selection,
    onSelectionChange: (next: DemandSelection) => {
      setSelection(next)
      props.validation?.onSelectionChange(next)
    },
  }
  const privacy = props.privacy && {
    ...props.privacy,
    isChoosing,
    onChoosingChange: setChoosing,
    selection: hidden,
    onSelectionChange: (next: DemandSelection) => {
      setHidden(next)
      props.privacy?.onSelectionChange(next)
    },
  }
  return (
    <DemandsListView
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next)
        props.onFiltersChange(next)
      }}
      validation={validation}
      privacy={privacy}
    />
  )
}

const meta = {
  title: 'Demandas/DemandsListView',
  component: DemandsListView,
  render: (args) => <Page {...args} />,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    filters: emptyDemandFilters,
    onFiltersChange: fn(),
    onFilterIntent: fn(),
    onLayoutChange: fn(),
    users: [
      { id: buildId(10), name: 'Marina Lopes Ferreira', email: 'marina@aurora.example' },
      { id: buildId(11), name: 'Otávio Brandão', email: 'otavio@aurora.example' },
    ],
    isUserListComplete: true,
    tags: [
      buildTag(),
      buildTag({ id: buildId(6002), name: 'Fornecedores' }),
      buildTag({ id: buildId(6003), name: 'Urgente' }),
    ],
    tagsRead: { isComplete: true, rest: undefined },
    columns: toColumns(sampleDemands),
    frame: sampleFrame,
    paper: samplePaper,
    validation: {
      selection: [],
      onSelectionChange: fn(),
      onValidate: fn(),
    },
  },
} satisfies Meta<typeof DemandsListView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: { onOrder: fn() },
  play: async ({ canvas, args }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Abertas2',
      'Em Andamento4',
      'Pendentes1',
      'Entregues3',
      'Bloqueadas1',
    ])
    await expect(canvas.getAllByRole('button', { name: 'Validar demandas' })).toHaveLength(1)
    await expect(canvas.queryByText(/^Registros de marca/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ordem de prioridade' }))
    await expect(args.onOrder).toHaveBeenCalledOnce()
  },
}

/** Customers with the marks page are told where registrations are; the others are not sent to a closed tool. */
export const WithMarks: Story = {
  args: { hasMarks: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Registros de marca .* ficam em Marcas\.$/)).toBeVisible()
  },
}

/** A row can be dropped beside another one of its column, and nowhere else. */
export const DraggedRow: Story = {
  args: { onOrder: fn() },
  play: async ({ canvas, args }) => {
    const column = (name: RegExp) => within(canvas.getByRole('region', { name }))
    const [first, second] = column(/^Em Andamento/).getAllByRole('link')
    const [other] = column(/^Abertas/).getAllByRole('link')
    if (!first || !second || !other) throw new Error('There are rows')
    const { bottom } = second.getBoundingClientRect()
    const drag = { dataTransfer: new DataTransfer(), clientY: bottom + 80 }
    fireEvent.dragStart(first, drag)
    await expect(fireEvent.dragOver(other, drag)).toBe(true)
    fireEvent.drop(other, drag)
    fireEvent.dragEnd(first, drag)
    await expect(args.onOrder).not.toHaveBeenCalled()
    fireEvent.dragStart(first, drag)
    // A prevented default is what allows the drop.
    await expect(fireEvent.dragOver(second, drag)).toBe(false)
    fireEvent.drop(second, drag)
    const ids = sampleDemands
      .filter(({ statusKey }) => statusKey === 'IN_PROGRESS')
      .map(({ id }) => id)
    await expect(args.onOrder).toHaveBeenCalledWith({
      id: ids[0],
      targetId: ids[1],
      position: 'after',
    })
  },
}
/** Tags that are loading, or could not be read, are not reported as none. */
export const TagsOnTheirWay: Story = {
  args: { tags: [], tagsRead: { isComplete: false, rest: undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tags/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Tags' }))
    await expect(panel.getByText('Carregando')).toBeVisible()
    await expect(panel.queryByText('Ainda não há tags.')).toBeNull()
  },
}
const onReadTags = fn()
export const TagsNotRead: Story = {
  args: {
    tags: [],
    tagsRead: { isComplete: false, rest: { isRetrying: false, onRetry: onReadTags } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tags/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Tags' }))
    await userEvent.click(panel.getByRole('button', { name: 'Tentar novamente' }))
    await expect(onReadTags).toHaveBeenCalledOnce()
    await expect(panel.queryByText('Ainda não há tags.')).toBeNull()
  },
}

/** A saved link names a colleague who has left. */
export const RemovedUser: Story = {
  args: { filters: { ...emptyDemandFilters, userId: buildId(12) } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Responsável na empresa' })
    await expect(field).toHaveDisplayValue('Pessoa que não está na lista')
  },
}

/** The names are loading. */
export const UserOnTheirWay: Story = {
  args: { ...RemovedUser.args, isUserListComplete: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Responsável na empresa' })
    await expect(field).toHaveDisplayValue('…')
  },
}

export const Filter: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onFilterIntent).not.toHaveBeenCalled()
    canvas.getByRole('searchbox', { name: 'Buscar' }).focus()
    await expect(args.onFilterIntent).toHaveBeenCalled()
    // No pause between the letters, however busy the machine is.
    const typist = userEvent.setup({ delay: null })
    await typist.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'locação')
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenCalledWith({
        ...emptyDemandFilters,
        search: 'locação',
      }),
    )
    await expect(args.onFiltersChange).toHaveBeenCalledOnce()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Responsável na empresa' }),
      'Otávio Brandão, otavio@aurora.example',
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Nome, de A a Z',
    )
    // Announced with how many there are.
    await expect(await canvas.findByText(/^, em ordem: Nome, de A a Z$/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Tags/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Urgente' }))
    // Live regions outside the panel are silent while it is open.
    const panel = within(screen.getByRole('dialog', { name: 'Tags' }))
    await expect(panel.getByRole('status')).toHaveTextContent(/demandas/)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...emptyDemandFilters,
      search: 'locação',
      userId: buildId(11),
      order: 'name',
      demandsTags: [buildId(6003)],
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Buscar em' }), 'Mensagens')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: '', name: '', message: 'locação' }),
    )
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('locação')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...emptyDemandFilters,
      order: 'name',
    })
    await expect(canvas.getByText('11 demandas encontradas')).toHaveFocus()
  },
}

/** The menu leads to the list as it usually is. */
function PageWithMenu(props: ComponentProps<typeof DemandsListView>) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <>
      <button type="button" onClick={() => setFilters(emptyDemandFilters)}>
        O menu
      </button>
      <DemandsListView {...props} filters={filters} onFiltersChange={setFilters} />
    </>
  )
}

/** A chosen order is announced with how many there are, and only as long as it is the order. */
export const ChosenOrder: Story = {
  render: (args) => <PageWithMenu {...args} />,
  play: async ({ canvas }) => {
    const status = canvas.getByText('11 demandas encontradas')
    const says = (text: string) => waitFor(() => expect(status.textContent).toBe(text))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Nome, de A a Z',
    )
    await says('11 demandas encontradas, em ordem: Nome, de A a Z')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Criada de' }), '3')
    await userEvent.tab()
    await says('Digite uma data válida, como DD/MM/AAAA.')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Criada de' }))
    await says('11 demandas encontradas, em ordem: Nome, de A a Z')
    await userEvent.click(canvas.getByRole('button', { name: 'O menu' }))
    await says('11 demandas encontradas')
  },
}

/** Among many tags one is searched for, whatever its accents. */
export const SearchTags: Story = {
  args: {
    tags: ['Licitação', ...Array.from({ length: 11 }, (_, i) => `Loja ${i + 1}`)].map((name, i) =>
      buildTag({ id: buildId(6100 + i), name }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tags/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Tags' }))
    const field = panel.getByRole('searchbox', { name: 'Procurar tag' })
    await expect(panel.getAllByRole('checkbox')).toHaveLength(12)
    await userEvent.type(field, 'licitacao')
    await waitFor(() => expect(panel.getAllByRole('checkbox')).toHaveLength(1))
    await userEvent.click(panel.getByRole('checkbox', { name: 'Licitação' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...emptyDemandFilters,
      demandsTags: [buildId(6100)],
    })
    await userEvent.type(field, ' sem')
    await expect(await panel.findByText('Nada encontrado')).toBeVisible()
    await userEvent.clear(field)
    await waitFor(() => expect(panel.getAllByRole('checkbox')).toHaveLength(12))
  },
}

export const SelectAndValidate: Story = {
  play: async ({ canvas, args }) => {
    const delivered = within(canvas.getByRole('region', { name: /^Entregues/ }))
    const rows = delivered.getByRole('list')
    // The validated one of the three has no checkbox.
    await waitFor(() => expect(within(rows).getAllByRole('checkbox')).toHaveLength(2))
    const all = delivered.getByRole('checkbox', { name: 'Selecionar todas' })
    await userEvent.click(
      within(rows).getByRole('checkbox', { name: /^Selecionar Parecer sobre banco de horas/ }),
    )
    await expect(all).toBePartiallyChecked()
    await expect(delivered.getByText('1 selecionada')).toBeVisible()
    await userEvent.click(all)
    await expect(delivered.getByText('2 selecionadas')).toBeVisible()
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
    await userEvent.click(delivered.getByRole('button', { name: 'Validar demandas' }))
    await expect(args.validation?.onValidate).toHaveBeenCalledOnce()
  },
}

/** Those not loaded are chosen as well; their number is not known yet. */
export const SelectUnloaded: Story = {
  args: {
    validation: {
      ...meta.args.validation,
      rest: { onSelectAll: fn(), isLoading: false, choosable: undefined },
    },
  },
  play: async ({ canvas, args }) => {
    const delivered = within(canvas.getByRole('region', { name: /^Entregues/ }))
    const rows = delivered.getByRole('list')
    await waitFor(() => expect(within(rows).getAllByRole('checkbox')).toHaveLength(2))
    for (const row of within(rows).getAllByRole('checkbox')) await userEvent.click(row)
    const all = delivered.getByRole('checkbox', { name: 'Selecionar todas' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.validation?.rest?.onSelectAll).toHaveBeenCalledOnce()
  },
}

/** More than one call carries: the first of them are chosen, and a second press leaves them all. */
export const SelectMoreThanAtOnce: Story = {
  args: {
    columns: toColumns(
      manyDemands(BULK_SELECTION_MAX + 89).map((demand) => ({ ...demand, statusKey: 'FINISHED' })),
    ),
  },
  play: async ({ canvas }) => {
    const delivered = within(canvas.getByRole('region', { name: /^Entregues/ }))
    const all = delivered.getByRole('checkbox', { name: 'Selecionar todas' })
    await userEvent.click(all)
    await expect(await delivered.findByText('100 de 189 selecionadas')).toBeVisible()
    await expect(delivered.getByText(/Até 100 por vez/)).toBeVisible()
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await waitFor(() => expect(all).not.toBePartiallyChecked())
    await expect(all).not.toBeChecked()
    await expect(delivered.queryByText(/selecionadas/)).toBeNull()
  },
}

export const WithoutPermissionToAct: Story = {
  args: { validation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Validar demandas' })).toBeNull()
  },
}

export const SpecificAndAdvisory: Story = {
  args: {
    kinds: {
      FINISHED: { value: 'specific', onChange: fn() },
      BLOCKED: { value: 'advisory', onChange: fn() },
    },
  },
}

export const Loading: Story = {
  args: { columns: toColumns([], { state: 'loading' }) },
}

export const Refreshing: Story = {
  args: { columns: toColumns(sampleDemands, { isRefreshing: true }) },
}

export const LoadingMore: Story = {
  args: { columns: toColumns(sampleDemands, { isLoadingMore: true }) },
}

export const Failed: Story = {
  args: { columns: toColumns([], { state: 'failed' }) },
}

export const OneColumnFailed: Story = {
  args: {
    columns: { ...toColumns(sampleDemands), PENDING: { ...emptyColumn, state: 'failed' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível carregar as demandas')).toBeVisible()
    // The total is unknown.
    await expect(canvas.queryByText(/encontradas?/)).toBeNull()
  },
}

export const Empty: Story = {
  args: { columns: toColumns([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada encontrado :/')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Criar demanda' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { columns: toColumns([]), filters: { ...emptyDemandFilters, name: 'usucapião' } },
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Limpar filtros' })
    await expect(buttons).toHaveLength(2)
    const field = canvas.getByRole('searchbox', { name: 'Buscar' })
    await userEvent.setup({ delay: null }).type(field, 'herdeiros')
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenCalledOnce())
    await userEvent.click(buttons[1] ?? canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(emptyDemandFilters)
    await expect(field).toHaveValue('')
    await expect(canvas.getByText('0 demandas encontradas')).toHaveFocus()
  },
}

export const ShortSearch: Story = {
  args: { columns: toColumns([]), filters: { ...emptyDemandFilters, message: 'SP' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '0 demandas encontradas. Nas mensagens, uma palavra de menos de 3 letras é procurada inteira.',
    )
  },
}

export const LongNames: Story = {
  args: {
    columns: toColumns(
      sampleDemands.map((demand) => ({ ...demand, name: `${longName} ${longName}` })),
    ),
  },
}

export const BackwardsPeriod: Story = {
  args: { filters: { ...emptyDemandFilters, startDate: '2026-11-10' } },
  play: async ({ canvas, args }) => {
    const end = canvas.getByLabelText('Até')
    await userEvent.type(end, '01112026')
    const refusal = 'A data final deve ser igual ou posterior à data inicial'
    await waitFor(() => expect(end).toHaveAccessibleDescription(refusal))
    await expect(canvas.getByText(refusal, { selector: '[role=status]' })).toBeVisible()
    await userEvent.clear(end)
    await userEvent.type(end, '20112026')
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenCalledWith({
        ...emptyDemandFilters,
        startDate: '2026-11-10',
        endDate: '2026-11-20',
      }),
    )
    await expect(canvas.queryByText(refusal)).toBeNull()
  },
}

export const TenThousand: Story = {
  args: { columns: toColumns(manyDemands(10_000)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('10.000 demandas encontradas')).toBeVisible()
    for (const panel of canvas.getAllByRole('region', { name: /^Demandas:/ })) {
      panel.scrollTop = panel.scrollHeight / 2
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(800))
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Filtros' })
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
    await expect(canvas.getByLabelText('Responsável na empresa')).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.getByLabelText('Responsável na empresa')).toBeVisible()
    const section = canvas.getByRole('button', { name: /^Abertas/ })
    await userEvent.click(section)
    await expect(section).toHaveAttribute('aria-expanded', 'false')
    const rows = () => canvas.queryByRole('list', { name: 'Demandas: Abertas' })
    await expect(rows()).toBeNull()
    // On paper nothing can be unfolded.
    fireEvent(window, new Event('beforeprint'))
    await waitFor(() => expect(rows()).not.toBeNull())
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(rows()).toBeNull())
  },
}

/** Columns with nothing in them take a line or two, so that the first one with something is seen. */
export const EmptyColumnsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: toColumns(
      sampleDemands.filter(({ statusKey }) => statusKey !== 'OPEN' && statusKey !== 'IN_PROGRESS'),
    ),
  },
  play: async ({ canvas }) => {
    const column = (name: RegExp) =>
      canvas.getByRole('heading', { level: 2, name }).closest('section')
    for (const name of [/^Abertas/, /^Em Andamento/]) {
      await expect(column(name)).toHaveTextContent('Nada encontrado :/')
      await expect(column(name)?.clientHeight).toBeLessThan(96)
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
    await expect(canvas.getByRole('button', { name: /^Pendentes/ })).toBeVisible()
  },
}

/** A date, and the hint how it is written, is not cut: not by a browser with wider letters either. */
export const DatesInFull: Story = {
  decorators: [
    (View) => (
      <div style={{ width: '65rem' }}>
        <View />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['Criada de', 'Até']) {
      await expect(canvas.getByLabelText(name).clientWidth).toBeGreaterThanOrEqual(150)
    }
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** An admin chooses among all statuses; what is private already is not offered. */
export const ChoosingPrivate: Story = {
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    privacy: {
      isChoosing: false,
      onChoosingChange: fn(),
      selection: [],
      onSelectionChange: fn(),
      onMakePrivate: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tornar sigilosa' }))
    const bar = within(canvas.getByRole('region', { name: 'Tornar sigilosa' }))
    await expect(canvas.queryByRole('button', { name: 'Validar demandas' })).toBeNull()
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Selecionar (?!todas)/ })
    const open = sampleDemands.filter((demand) => !demand.private)
    await expect(boxes).toHaveLength(open.length)
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    await expect(bar.getByText('2 selecionadas')).toBeVisible()
    const all = bar.getByRole('checkbox', { name: 'Selecionar todas' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(bar.getByText(`${open.length} selecionadas`)).toBeVisible()
    await expect(all).toBeChecked()
    await userEvent.click(bar.getByRole('button', { name: 'Tornar sigilosa' }))
    await expect(args.privacy?.onMakePrivate).toHaveBeenCalledOnce()
    await userEvent.click(bar.getByRole('button', { name: 'Cancelar' }))
    await expect(canvas.queryByRole('region', { name: 'Tornar sigilosa' })).toBeNull()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Tornar sigilosa' })).toHaveFocus(),
    )
    await expect(canvas.getByRole('button', { name: 'Validar demandas' })).toBeVisible()
  },
}

/** On a phone the list is many windows long: what is done with the chosen rows stays within reach. */
export const ChoosingFarDown: Story = {
  ...ChoosingPrivate,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tornar sigilosa' }))
    const bar = within(canvas.getByRole('region', { name: 'Tornar sigilosa' }))
    const rows = { name: /^Selecionar (?!todas)/ }
    const last = (await canvas.findAllByRole('checkbox', rows)).at(-1)
    last?.scrollIntoView({ block: 'center' })
    const button = bar.getByRole('button', { name: 'Tornar sigilosa' })
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(0))
    // As the browser does with what the keyboard goes back to.
    last?.scrollIntoView({ block: 'start' })
    const region = canvas.getByRole('region', { name: 'Tornar sigilosa' })
    await waitFor(() =>
      expect(last?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        region.getBoundingClientRect().bottom,
      ),
    )
  },
}

const manyDelivered = manyDemands(100)
  .filter((demand) => evaluateValidation(demand).allowed)
  .slice(0, 10)

/** The rows of a status are many windows long there, too. */
export const ValidatingFarDown: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: toColumns(manyDelivered) },
  play: async ({ canvas }) => {
    const delivered = within(canvas.getByRole('region', { name: /^Entregues/ }))
    const row = { name: /^Selecionar (?!todas)/ }
    const [first, ...others] = await delivered.findAllByRole('checkbox', row)
    if (first) await userEvent.click(first)
    const last = others.at(-1)
    last?.scrollIntoView({ block: 'start' })
    const button = delivered.getByRole('button', { name: 'Validar demandas' })
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(0))
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      last?.getBoundingClientRect().top ?? 0,
    )
  },
}

const asList = (demands: readonly DemandSummary[]): DemandColumnData => ({
  ...emptyColumn,
  demands,
  total: demands.length,
})

/** One dense list, sorted by whose turn it is: each row shows its status. */
export const AsList: Story = {
  args: {
    list: asList([...sampleDemands].sort(compareDemands('turn'))),
  },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('region', { name: 'Lista de demandas' }))
    const rows = list.getAllByRole('listitem')
    await expect(rows).toHaveLength(sampleDemands.length)
    await expect(rows[0]).toHaveTextContent(/Sua vez|Aguarda sua validação/)
    await expect(rows.at(-1)).toHaveTextContent('Concluída')
    await expect(canvas.getByText('11 demandas encontradas')).toBeVisible()
    await expect(canvas.getByLabelText('Ordenar por')).toHaveDisplayValue('Vez, a sua primeiro')
    await expect(canvas.queryByRole('button', { name: 'Validar demandas' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como quadro' }))
    await expect(args.onLayoutChange).toHaveBeenCalledWith('board')
  },
}

export const AsListOnPhone: Story = {
  ...AsList,
  globals: { viewport: { value: 'phone' } },
}

export const AsListLoading: Story = {
  args: { list: { ...asList([]), state: 'loading' } },
}

export const AsListFailed: Story = {
  args: { list: { ...asList([]), state: 'failed', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.list?.onRetry).toHaveBeenCalledOnce()
  },
}

/** Print only: on paper the filter bar is not seen. */
export const OnPaper: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    filters: {
      ...emptyDemandFilters,
      message: 'aluguel',
      userId: buildId(10),
      demandsTags: [buildId(6002), buildId(6999)],
      hasValidationUser: true,
      startDate: '2026-03-01',
    },
  },
  play: async ({ canvas }) => {
    const filters = await canvas.findByText(/^Filtros: /)
    await expect(filters).not.toBeVisible()
    await expect(filters).toHaveTextContent(
      'Filtros: Busca em mensagens: aluguel; Responsável na empresa: Marina Lopes Ferreira, marina@aurora.example; Tags: Fornecedores, mais 1; Validação: Só as que já foram validadas; Criada de: 01/03/2026.',
    )
  },
}
