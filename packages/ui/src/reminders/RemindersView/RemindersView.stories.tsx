import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions, toDayFrame } from '@tramite/core/calendar'
import {
  countByCategory,
  evaluateReminderOffers,
  listChosenReminders,
  toBulkArchive,
} from '@tramite/core/reminders'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { samplePaper } from '../../paged-list/ListPaper/paper-sample.ts'
import { RemindersFrame, type RemindersFrameProps } from '../RemindersFrame/RemindersFrame.tsx'
import { sampleFrame, sampleReminder, sampleReminders } from '../reminder-samples.ts'
import { RemindersList, type RemindersListProps } from './RemindersView.tsx'

const onCreate = fn()
const onCalendar = fn()
const actions = {
  onEdit: fn(),
  onRaise: fn(),
  onOpenDemand: fn(),
  onDownload: fn(),
  onOpenLink: fn(),
  onSaveToCalendar: fn(),
  onArchive: fn(),
}

interface OwnedProps
  extends Pick<RemindersListProps, 'state' | 'category' | 'onRetry' | 'onBulk' | 'done'>,
    Pick<RemindersFrameProps, 'missing'> {
  reminders: typeof sampleReminders
  downloading?: ReadonlySet<string>
}

/** The list with its owner: filters, order and selection. */
function Owned({ reminders, category, missing, downloading = new Set(), ...props }: OwnedProps) {
  const [choice, setChoice] = useState<RemindersListProps['choice']>({
    text: '',
    type: null,
    creator: null,
    startDate: '',
    endDate: '',
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<RemindersListProps['table']['sort']>({
    column: 'duoDate',
    direction: 'ascending',
  })
  const rows = listChosenReminders(reminders, category, choice, sampleFrame)
  return (
    <RemindersFrame onCreate={onCreate} onCalendar={onCalendar} missing={missing}>
      <RemindersList
        {...props}
        paper={samplePaper}
        isRetrying={false}
        category={category}
        counts={props.state === 'ready' ? countByCategory(reminders, sampleFrame) : undefined}
        toCategoryHref={(next) => `/tools/reminders?category=${next}`}
        choice={choice}
        onChoiceChange={setChoice}
        table={{
          ...actions,
          downloading,
          rows,
          frame: sampleFrame,
          days: toDayFrame(new Date('2026-11-23T12:00:00Z'), conventions.specified),
          firmLabel: 'V&P',
          toOffers: (reminder) =>
            evaluateReminderOffers(reminder, { kind: 'customer' }, sampleFrame),
          sort,
          onSortChange: setSort,
          selected,
          onSelect: setSelected,
          isBusy: false,
        }}
        bulk={toBulkArchive(
          rows.filter(({ id }) => selected.has(id)),
          sampleFrame,
        )}
      />
    </RemindersFrame>
  )
}

const meta = {
  title: 'Lembretes/RemindersList',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'ready',
    category: 'all',
    reminders: sampleReminders,
    onRetry: fn(),
    onBulk: fn(),
    done: undefined,
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

/** A later page of the list failed: what is shown is incomplete. */
export const PartMissing: Story = {
  args: { missing: { isRetrying: false, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/faltam alguns nesta página/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.missing?.onRetry).toHaveBeenCalledOnce()
  },
}

/** When the missing part is loaded, the button pressed for it disappears. */
export const PartReadByKeyboard: Story = {
  render: function Tried(args) {
    const [isMissing, setMissing] = useState(true)
    const missing = { isRetrying: false, onRetry: () => setMissing(false) }
    return (
      <main>
        <Owned {...args} missing={isMissing ? missing : undefined} />
      </main>
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Tentar novamente' }))
  },
}

const menuOf = async (canvas: ReturnType<typeof within>, name: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('menu'))
}

const toMiddle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.round((top + bottom) / 2)
}

const inkOf = (element: Element | null) => element && getComputedStyle(element).color

export const All: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Recolher o FGTS/ })
    await expect(link).toHaveAttribute('target', '_blank')
    // A row has the name of its reminder, without what its cell says of the link and the number.
    const title = 'Recolher o FGTS dos demitidos em novembro'
    await expect(canvas.getByRole('row', { name: title })).toContainElement(link)
    await expect(canvas.queryByRole('link', { name: /^Assembleia/ })).toBeNull()
    await expect(canvas.getByText(/^Lembretes são datas/)).toBeVisible()
    await expect(canvas.getByText(/^Você e o escritório criam/)).toBeVisible()
    // Each category has its own colour and says what it contains; overdue and due-today reminders have theirs.
    const categories = within(
      canvas.getByRole('navigation', { name: 'Categorias de lembretes' }),
    ).getAllByRole('link')
    const inks = categories.map((category) => inkOf(category.querySelector('svg')))
    await expect(new Set(inks).size).toBe(8)
    for (const category of categories) await expect(category).toHaveAttribute('title')
    const inkOfDue = (day: string) =>
      inkOf(canvas.getByText(day, { exact: false, selector: 'span' }))
    await expect([inkOfDue('19/11/2026'), inkOfDue('23/11/2026')]).toEqual([inks[1], inks[2]])
    await expect([inks[1], inks[2]]).not.toContain(inkOfDue('10/12/2026'))
    const sorted = canvas.getAllByRole('columnheader').filter((head) => head.ariaSort !== null)
    await expect(sorted.map((head) => head.textContent)).toEqual([
      'Lembrete',
      'Tipo',
      'Criador',
      'Vencimento',
    ])
    const button = canvas.getByRole('button', { name: 'Arquivar Lembretes' })
    const head = canvas.getByRole('columnheader', { name: 'Ação' })
    const gap = head.getBoundingClientRect().top - button.getBoundingClientRect().bottom
    await expect(gap).toBeLessThan(20)
    await expect(
      Math.abs(toMiddle(canvas.getByText(/^\d+ lembretes$/)) - toMiddle(button)),
    ).toBeLessThan(3)
    await expect(canvas.getByRole('link', { name: /^Todos/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Arquivados 1' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Ação' })).toBeVisible()
    // Reminders created by the firm cannot be edited; those with a demand link to it.
    const firms = await menuOf(canvas, /^Ações de Recolher/)
    await expect(firms.queryByRole('menuitem', { name: 'Editar' })).toBeNull()
    await userEvent.click(firms.getByRole('menuitem', { name: 'Abrir link' }))
    await expect(actions.onOpenLink).toHaveBeenCalled()
    const withDemand = await menuOf(canvas, /^Ações de Assembleia/)
    await expect(withDemand.getByRole('menuitem', { name: 'Baixar arquivos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(withDemand.getByRole('menuitem', { name: 'Abrir demanda' }))
    await expect(actions.onOpenDemand).toHaveBeenCalledWith(
      sampleReminders[3]?.ReminderDemands[0]?.demandId,
    )
    const own = await menuOf(canvas, /^Ações de Responder/)
    await userEvent.click(own.getByRole('menuitem', { name: 'Arquivar' }))
    await expect(actions.onArchive).toHaveBeenCalledWith(sampleReminders[1], 'file')
  },
}
/** A name opens what can be changed, and else the demand that was made of it. */
export const OpenedByName: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Responder/ }))
    await expect(actions.onEdit).toHaveBeenCalledWith(sampleReminders[1])
    await expect(canvas.getByRole('link', { name: /^Recolher o FGTS/ })).toBeVisible()
  },
}
/** Files that are being prepared are announced and shown in their row; another press does nothing. */
export const Downloading: Story = {
  args: { downloading: new Set(sampleReminders[1]?.files.map(({ id }) => id)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/· Baixando$/)).toBeVisible()
    await expect(
      canvas.getByText('Baixando os arquivos de Responder à pesquisa de clima da fábrica'),
    ).toBeInTheDocument()
    const menu = await menuOf(canvas, /^Ações de Responder/)
    await expect(menu.getByRole('menuitem', { name: 'Baixando' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const FilteredAndSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arquivar Lembretes' }))
    await expect(args.onBulk).toHaveBeenCalledOnce()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Criador' }),
      canvas.getByRole('option', { name: 'Escritório (V&P)' }),
    )
    await expect(canvas.getByText('1 lembrete', { exact: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'clima')
    await waitFor(() => expect(canvas.getByText('1 lembrete', { exact: true })).toBeVisible())
    await expect(canvas.getByRole('rowheader', { name: /clima.* Nº 2$/ })).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Selecionar todas as linhas' }),
    )
    await expect(canvas.getByText('1 selecionado')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'Nº 4')
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /Nº 4$/ })).toBeVisible())
  },
}

/** What a notice leads to may have been archived since: 'Todos' leaves that out. */
export const NotFoundOrArchived: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sem este nome')
    const archived = await canvas.findByRole('link', { name: 'Procurar nos arquivados' })
    await expect(archived).toHaveAttribute('href', '/tools/reminders?category=filed')
  },
}
export const NotFoundInArchived: Story = {
  args: { category: 'filed' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sem este nome')
    await canvas.findByText('Nenhum lembrete com estes filtros')
    await expect(canvas.queryByRole('link', { name: 'Procurar nos arquivados' })).toBeNull()
  },
}
export const PeriodReversed: Story = {
  play: async ({ canvas }) => {
    const end = canvas.getByLabelText('Vence até')
    await userEvent.type(canvas.getByLabelText('Vence a partir de'), '31032026')
    await userEvent.type(end, '01032026')
    await waitFor(() => expect(end).toHaveAccessibleDescription(/data final/))
    await expect(canvas.getByText(/data final/, { selector: '[role=status]' })).toBeVisible()
  },
}
export const Archived: Story = {
  args: { category: 'filed' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Selecionar todas as linhas' }),
    )
    await expect(canvas.getByRole('button', { name: 'Desarquivar Lembretes' })).toBeVisible()
    const menu = await menuOf(canvas, /^Ações de Licença/)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Desarquivar' }))
    await expect(actions.onArchive).toHaveBeenCalledWith(sampleReminders[4], 'unfile')
  },
}
const onUndo = fn()
export const ArchivedJustNow: Story = {
  args: { done: { action: 'file', count: 498, gone: 2, isUndoing: false, onUndo } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^498 lembretes foram arquivados. Outros 2 não existem mais.$/),
    ).toBeVisible()
    // The text is beside its icon, whatever the height of the button.
    const text = canvas.getByText(/^498 lembretes/)
    const [icon = text] = canvas
      .getAllByRole('status')
      .flatMap((status) => [...status.querySelectorAll(':scope > div > svg')])
    await expect(icon).not.toBe(text)
    await expect(Math.abs(toMiddle(icon) - toMiddle(text))).toBeLessThan(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}
export const Thousand: Story = {
  args: {
    reminders: Array.from({ length: 1000 }, (_, index) =>
      sampleReminder(index, { name: `Lembrete ${index} ${'muito longo '.repeat(index % 8)}` }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.000 lembretes')).toBeVisible()
  },
}
export const NothingToday: Story = {
  args: { category: 'today', reminders: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum lembrete vencendo hoje.')).toBeVisible()
    // A new one is never due today.
    await expect(canvas.queryByText(/^Crie um lembrete/)).toBeNull()
  },
}
export const Loading: Story = { args: { state: 'loading', reminders: [] } }
export const Failed: Story = {
  args: { state: 'failed', reminders: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** Beside long names, a kind only breaks between words. */
export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    reminders: sampleReminders.map((reminder) => ({
      ...reminder,
      name: 'Enviar a lista de fornecedores sem acordo de confidencialidade '.repeat(3),
      type: 'legalObrigation',
    })),
  },
  play: async ({ canvas }) => {
    const [kind] = await canvas.findAllByText('Obrigação Legal', { selector: '[role=row] *' })
    const text = document.createTreeWalker(kind ?? document.body, NodeFilter.SHOW_TEXT).nextNode()
    const word = document.createRange()
    word.setStart(text ?? document.body, 0)
    word.setEnd(text ?? document.body, 'Obrigação'.length)
    await expect(word.getClientRects()).toHaveLength(1)
  },
}
/** On a card the due date comes first, its distance beside it; filters and explanation take no room above. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [far] = await canvas.findAllByText(/^há \d+ dias?$/)
    const toTop = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0
    const [type] = canvas.getAllByText('Tipo', { selector: 'dt' })
    await expect(toTop(far)).toBeLessThan(toTop(type))
    await expect(far?.parentElement).toHaveTextContent(/^\d{2}\/\d{2}\/\d{4}há \d+ dias?$/)
    await expect(toTop(canvas.getByText(/^Lembretes são datas/))).toBeGreaterThan(toTop(type))
    await expect(canvas.queryByRole('combobox', { name: 'Tipo' })).toBeNull()
    const filters = canvas.getByRole('button', { name: 'Filtros' })
    await userEvent.click(filters)
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo' }), 'Tarefa')
    await expect(canvas.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
  },
}
/** The categories scroll sideways here; the selected one is in view. */
export const LastCategoryOnPhone: Story = {
  args: { category: 'future' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('link', { name: /^Futuros/ })
    const { left, right } = chosen.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}
