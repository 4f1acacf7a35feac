import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId, buildNotification } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { samplePaper } from '../../paged-list/ListPaper/paper-sample.ts'
import { emptyListFilter } from '../../paged-list/list-filter.ts'
import { NotificationsView } from './NotificationsView.tsx'

const titles = [
  'Nova mensagem: Revisão do contrato de distribuição',
  'Nova previsão de entrega: Parecer sobre banco de horas',
  'Novo documento: Registro da marca Aurora Botânica',
]

const notifications = Array.from({ length: 15 }, (_, index) =>
  buildNotification({
    id: buildId(index + 1),
    title: titles[index % titles.length] ?? '',
    description:
      index % 3 === 0 ? 'A Dra. Beatriz respondeu à sua dúvida sobre a exclusividade.' : null,
    updatedAt: '2026-03-10T14:32:10.000Z',
  }),
)

const list = {
  state: 'ready',
  items: notifications,
  page: 0,
  pageCount: 3,
  toHref: (page: number) => `/notifications?page=${page + 1}`,
  onRetry: fn(),
} as const

const meta = {
  title: 'Notificações/NotificationsView',
  component: NotificationsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    list,
    total: 34,
    unreadCount: 34,
    isRead: false,
    onIsReadChange: fn(),
    filter: emptyListFilter,
    onFilterChange: fn(),
    onRead: fn(),
    onMarkAllRead: fn(),
    isMarking: false,
    timeZone: 'America/Sao_Paulo',
    paper: { ...samplePaper, businessName: undefined },
  },
} satisfies Meta<typeof NotificationsView>

export default meta
type Story = StoryObj<typeof meta>

export const Unread: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Não lidas', pressed: true })).toBeVisible()
    await expect(canvas.getAllByText('11:32')).toHaveLength(15)
    await expect(canvas.getAllByText('10/03/2026')).toHaveLength(15)
    await expect(
      canvas.getAllByRole('link', { name: /^Ver detalhes: .+, 10\/03\/2026 11:32$/ }),
    ).toHaveLength(15)
    // The subject distinguishes two with the same title and minute.
    await expect(
      canvas.getAllByRole('link', {
        name: `Ver detalhes: ${titles[0]}, A Dra. Beatriz respondeu à sua dúvida sobre a exclusividade., 10/03/2026 11:32`,
      }),
    ).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Lidas' }))
    await expect(args.onIsReadChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar todas como lidas' }))
    await expect(args.onMarkAllRead).toHaveBeenCalled()
  },
}

export const Read: Story = {
  args: {
    isRead: true,
    unreadCount: 0,
    list: { ...list, items: notifications.map((item) => ({ ...item, isReaded: true })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull()
  },
}

/** The button disappears when it has done its work, but the focus is not lost. */
export const AllReadByKeyboard: Story = {
  render: function Marked(args) {
    const [unreadCount, setUnreadCount] = useState(args.unreadCount)
    return (
      <NotificationsView
        {...args}
        unreadCount={unreadCount}
        onMarkAllRead={() => setUnreadCount(0)}
      />
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Marcar todas como lidas' }).focus()
    await userEvent.keyboard('{Enter}')
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
  },
}

export const Marking: Story = { args: { isMarking: true } }

export const Loading: Story = {
  args: { list: { ...list, state: 'loading', items: [], pageCount: 0 }, total: undefined },
}

export const Empty: Story = {
  args: { list: { ...list, items: [], pageCount: 0 }, total: 0, unreadCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma notificação encontrada! :/')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { list: { ...list, state: 'failed', items: [], pageCount: 0 }, total: undefined },
}

export const Extreme: Story = {
  args: {
    list: {
      ...list,
      page: 30,
      pageCount: 667,
      items: [
        buildNotification({ title: 'Nova mensagem: '.repeat(17), description: 'a'.repeat(2048) }),
      ],
    },
    total: 10_000,
    unreadCount: 10_000,
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
