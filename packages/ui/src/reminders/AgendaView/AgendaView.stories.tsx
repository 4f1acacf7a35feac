import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AgendaView, type AgendaViewProps } from './AgendaView.tsx'
import type { AgendaItem } from './agenda-item.ts'

const reminder = (id: string, date: string, title: string): AgendaItem => ({
  id,
  kind: 'reminder',
  date,
  title,
  note: 'Obrigação Legal',
  href: `/tools/reminders?text=${title}`,
  colour: 'violet',
  category: 'legalObrigation',
})
const items: readonly AgendaItem[] = [
  {
    ...reminder('late', '2026-11-19', 'Seguro Pinheiros'),
    note: 'Obrigação Legal, vencido',
    colour: 'red',
    category: 'defeated',
  },
  reminder('a', '2026-11-25', 'Licença sanitária da linha de envase'),
  {
    id: 'd',
    kind: 'delivery',
    date: '2026-11-25',
    title: 'Contrato com influenciadora',
    note: 'Nº 1279, previsão de entrega',
    href: '/demands/1',
    colour: 'teal',
  },
  {
    id: 'i',
    kind: 'invoice',
    date: '2026-11-25',
    title: 'Parcela 11 de 12',
    note: 'Vencimento da fatura',
    href: '/financial',
    colour: 'grey',
  },
  reminder('b', '2026-11-25', 'Assembleia de sócios'),
  reminder('c', '2026-12-03', 'Relação de máquinas'),
]
const delivered: AgendaItem = {
  id: 'done',
  kind: 'delivery',
  date: '2026-11-27',
  title: 'Parecer sobre o rótulo',
  note: 'Nº 1294, já entregue',
  href: '/demands/2',
  colour: 'grey',
  isDone: true,
}

function Owned({ day: first, ...props }: AgendaViewProps) {
  const [day, setDay] = useState(first)
  return <AgendaView {...props} day={day} onDayChange={setDay} />
}

/** Of the elements with a text, the one in a day of the grid. */
const toChip = (found: readonly HTMLElement[]) =>
  found.find((one) => one.closest('td') !== null)?.parentElement
/** What a pointer at the middle of an element presses. */
function pressedAt(element: Element | null | undefined): Element {
  element?.scrollIntoView({ block: 'center' })
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body
}

const onCreate = fn()
const meta = {
  title: 'Lembretes/AgendaView',
  component: AgendaView,
  args: {
    span: 'month',
    day: '2026-11-25',
    today: '2026-11-23',
    items,
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    isPartial: false,
    isGrowing: false,
    onDayChange: fn(),
    onCreate,
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof AgendaView>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'novembro de 2026' })).toBeVisible()
    await expect(canvas.getByText('5 compromissos neste mês')).toBeVisible()
    await expect(toChip(canvas.getAllByText('Relação de máquinas'))).toBeVisible()
    await expect(canvas.getByText('mais 1')).toBeVisible()
    // The kind of an item is not shown by colour alone.
    for (const [title, icon] of [
      ['Seguro Pinheiros', 'circle-alert'],
      ['Licença sanitária da linha de envase', 'scale'],
      ['Contrato com influenciadora', 'briefcase'],
      ['Parcela 11 de 12', 'wallet'],
    ] as const) {
      const chip = toChip(canvas.getAllByText(title))
      await expect(chip?.querySelector(`.lucide-${icon}`)).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Contrato com influenciadora' })).toHaveAttribute(
      'href',
      '/demands/1',
    )
    // The whole day is pressed, also on what stands in it.
    await userEvent.click(pressedAt(toChip(canvas.getAllByText('Seguro Pinheiros'))))
    await expect(canvas.getByRole('link', { name: 'Seguro Pinheiros' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lembrete neste dia' }))
    await expect(onCreate).toHaveBeenCalledWith('2026-11-19')
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo mês' }))
    await expect(canvas.getByRole('heading', { name: 'dezembro de 2026' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('dezembro de 2026: 1 compromisso')
  },
}
/** The grid is one stop of the Tab key; within it other keys choose the day. */
export const ByKeys: Story = {
  args: { day: '2026-11-01' },
  play: async ({ canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name })
    const first = day(/^1, domingo, 01\/11/)
    first.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Lembrete neste dia' })).toHaveFocus()
    first.focus()
    for (const [key, name] of [
      ['{ArrowDown}', /^8, domingo, 08\/11/],
      ['{ArrowRight}', /^9, segunda, 09\/11/],
      ['{End}', /^14, sábado, 14\/11/],
      ['{Home}', /^8, domingo, 08\/11/],
      ['{ArrowLeft}', /^7, sábado, 07\/11/],
      ['{ArrowUp}', /^31, sábado, 31\/10/],
      ['{PageDown}', /^30, segunda, 30\/11/],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(day(name)).toHaveFocus()
      await expect(day(name)).toHaveAttribute('aria-pressed', 'true')
    }
  },
}
/** A week shows its seven days, including empty ones: one can be chosen for a reminder. */
export const Week: Story = {
  args: { span: 'week', isPartial: true },
  play: async ({ canvas, args }) => {
    const week = canvas.getByRole('grid', { name: '22/11/2026 a 28/11/2026' })
    await expect(within(week).getAllByRole('button')).toHaveLength(7)
    await expect(within(week).getByText('Assembleia de sócios')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '27, sexta, 27/11, 0 compromissos' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lembrete neste dia' }))
    await expect(onCreate).toHaveBeenCalledWith('2026-11-27')
    await expect(canvas.getByText('4 compromissos nesta semana')).toBeVisible()
    await expect(canvas.getByText(/Não foi possível carregar as datas/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Semana anterior' }))
    await userEvent.click(canvas.getByRole('button', { name: '19, quinta, 19/11, 1 compromisso' }))
    await expect(canvas.getByRole('link', { name: 'Seguro Pinheiros' })).toBeVisible()
  },
}
/** Nothing happens any more on the forecast day of what was delivered: it is shown, and counted apart. */
export const DeliveredBefore: Story = {
  args: { span: 'week', items: [...items, delivered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 compromissos nesta semana')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: '27, sexta, 27/11, 0 compromissos, 1 já entregue' }),
    )
    await expect(canvas.getByText('Nº 1294, já entregue')).toBeVisible()
  },
}
export const EmptyAgenda: Story = {
  args: { span: 'agenda', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada marcado nestes dias')).toBeVisible()
  },
}
/** The demands of the days have not loaded: neither a count nor "nothing" is shown. */
export const Growing: Story = {
  args: { isGrowing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Relação de máquinas')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const EmptyGrowing: Story = {
  args: { span: 'agenda', items: [], isGrowing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando lembretes')).toBeInTheDocument()
    await expect(canvas.queryByText('Nada marcado nestes dias')).toBeNull()
  },
}
export const Loading: Story = { args: { items: undefined } }
export const Failed: Story = {
  args: { items: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar os lembretes.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
/** The links to other weeks are in one row with the link to the current one. */
export const WeekOnPhone: Story = {
  args: { span: 'week' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [before, after, today] = ['Semana anterior', 'Próxima semana', 'Hoje'].map((name) => {
      const { top, height } = canvas.getByRole('button', { name }).getBoundingClientRect()
      return Math.round(top + height / 2)
    })
    await expect([after, today]).toEqual([before, before])
  },
}
