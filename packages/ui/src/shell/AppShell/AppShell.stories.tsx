import type { Meta, StoryObj } from '@storybook/react-vite'
import { listSidebarEntries } from '@tramite/core/shell'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { NavigationProvider } from '../../primitives/Navigation/NavigationProvider.tsx'
import { PageFrame } from '../PageFrame/PageFrame.tsx'
import {
  sampleBusinesses,
  sampleFirm,
  sampleNotificationPanel,
  sampleUser,
} from '../shell-samples.ts'
import { AppShell } from './AppShell.tsx'

const meta = {
  title: 'Moldura/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    firm: sampleFirm,
    user: sampleUser,
    businesses: sampleBusinesses,
    businessId: 'a',
    onBusinessChange: fn(),
    notifications: sampleNotificationPanel,
    onSignOut: fn(),
    current: 'home',
    entries: listSidebarEntries({ customerAdmin: true, customerSuperAdmin: true }),
    waitingCount: 2,
    children: (
      <PageFrame
        title="Bom dia, Marina"
        subtitle="Duas demandas esperam por você. A próxima entrega é na quarta-feira."
      >
        <Card heading="Avisos">
          <p>O contrato da loja Pinheiros espera sua resposta.</p>
        </Card>
      </PageFrame>
    ),
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigation={{ navigate: () => undefined }}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const SuperAdmin: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Financeiro' })).toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus()
    const business = canvas.getByRole('combobox', { name: 'Negócio:' })
    await userEvent.selectOptions(business, 'Aurora Botânica')
    await expect(args.onBusinessChange).toHaveBeenCalledWith('b')
  },
}

export const PlainUser: Story = {
  args: {
    entries: listSidebarEntries({ customerAdmin: false, customerSuperAdmin: false }),
    waitingCount: 0,
    current: 'demands',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Financeiro' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Negócios' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Demandas' })).toHaveAttribute('aria-current')
  },
}

/** A contract that restricts something says so above every page, with a way to resolve it. */
export const OverdueContract: Story = {
  args: {
    canCreateDemand: false,
    contractLine: {
      kind: 'overdue',
      title: 'Pagamento em atraso desde 16/11/2026',
      text: 'O acesso está limitado, e os prazos ficam parados até o pagamento.',
      links: [
        { kind: 'payment', href: 'https://pay.example/i/1', isExternal: true },
        { kind: 'messaging', href: 'https://wa.example/1', isExternal: true },
        { kind: 'email', href: 'mailto:contato@firma.example', isExternal: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('region', { name: 'Situação do contrato' })
    await expect(line).toHaveTextContent('desde 16/11/2026')
    await expect(within(line).getByRole('link', { name: /Pagar Agora/ })).toHaveAttribute(
      'href',
      'https://pay.example/i/1',
    )
    await expect(within(line).getByRole('link', { name: /contato@firma/ })).toBeInTheDocument()
  },
}

/** The header is always there: reaching it by keyboard does not scroll the page. */
export const FocusInHeader: Story = {
  args: { children: <div style={{ height: '300vh' }} /> },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 600, behavior: 'instant' })
    canvas.getByRole('button', { name: /Notificações/ }).focus()
    await expect(window.scrollY).toBe(600)
  },
}

export const AccountMenuOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }))
    const panel = await screen.findByRole('dialog', { name: 'Conta' })
    await waitFor(() => expect(panel).toBeVisible())
    const items = [...panel.querySelectorAll('li')].map((item) => item.textContent)
    await expect(items).toEqual([
      'Perfil',
      'Informações',
      'Gerenciar Usuários',
      'Termos de Uso',
      'Políticas de Privacidade',
      'Sair',
    ])
    const links = within(panel).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile?section=user',
      '/profile?section=customer',
      '/profile?section=settings',
      '/terms',
      '/politics',
    ])
    await userEvent.click(within(panel).getByRole('button', { name: 'Sair' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Conta' })).toBeVisible())
  },
}

export const NotificationsOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { notifications: { ...sampleNotificationPanel, onSeen: fn(), onRead: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações, 1 nova' }))
    const panel = await screen.findByRole('dialog', { name: 'Notificações' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel.offsetHeight).toBeLessThanOrEqual(280)
    await expect(panel.offsetWidth).toBeLessThanOrEqual(400)
    await expect(args.notifications.onSeen).toHaveBeenCalledOnce()
    const [unread, read] = within(panel).getAllByRole('link', { name: /Helena Prado/ })
    for (const link of [unread, read]) {
      link?.addEventListener('click', (event) => event.preventDefault())
      if (link) await userEvent.click(link)
    }
    await expect(args.notifications.onRead).toHaveBeenCalledOnce()
    await expect(args.notifications.onRead).toHaveBeenCalledWith('1')
  },
}

/** Like the server: what was shown in the open panel is seen, but still unread. */
function SeenOnOpen(props: ComponentProps<typeof AppShell>) {
  const [isSeen, setSeen] = useState(false)
  const [isRead, setRead] = useState(false)
  const { notifications: given } = props
  const notifications = {
    ...given,
    entries: isRead ? given.entries.map((entry) => ({ ...entry, isRead })) : given.entries,
    unreadCount: isRead ? 0 : given.unreadCount,
    unseenCount: isSeen ? 0 : given.unseenCount,
    onSeen: () => setSeen(true),
    onMarkAllRead: () => setRead(true),
  }
  return <AppShell {...props} notifications={notifications} />
}

export const OpeningClearsTheDotOnly: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <SeenOnOpen {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações, 1 nova' }))
    await screen.findByRole('dialog', { name: 'Notificações' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    const panel = await screen.findByRole('dialog', { name: 'Notificações' })
    await waitFor(() => expect(within(panel).getByText('(não lida)')).toBeInTheDocument())
    await expect(within(panel).getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(within(panel).getByRole('button', { name: 'Marcar todas como lidas' }))
    await waitFor(() =>
      expect(within(panel).getByRole('status')).toHaveTextContent(
        'Todas foram marcadas como lidas',
      ),
    )
    await expect(within(panel).getByRole('heading', { name: 'Notificações' })).toHaveFocus()
    await expect(within(panel).queryByText('(não lida)')).toBeNull()
    await expect(
      within(panel).queryByRole('button', { name: 'Marcar todas como lidas' }),
    ).toBeNull()
  },
}

/** Another notification arrives and is read in another tab: only the action of this tab is announced. */
function ReadElsewhere(props: ComponentProps<typeof AppShell>) {
  const [unreadCount, setUnreadCount] = useState(1)
  const notifications = {
    ...props.notifications,
    unreadCount,
    onMarkAllRead: () => setUnreadCount(0),
  }
  return (
    <>
      <AppShell {...props} notifications={notifications} />
      <div hidden>
        <button type="button" onClick={() => setUnreadCount(1)}>
          Chega outra
        </button>
        <button type="button" onClick={() => setUnreadCount(0)}>
          Lida em outra aba
        </button>
      </div>
    </>
  )
}

export const AnotherReadElsewhere: Story = {
  render: (args) => <ReadElsewhere {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações, 1 nova' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Notificações' }))
    const name = 'Marcar todas como lidas'
    await userEvent.click(await panel.findByRole('button', { name }))
    await expect(await panel.findByText('Todas foram marcadas como lidas')).toBeInTheDocument()
    await fireEvent.click(canvas.getByText('Chega outra'))
    await expect(await panel.findByRole('button', { name })).toBeVisible()
    await fireEvent.click(canvas.getByText('Lida em outra aba'))
    await waitFor(() => expect(panel.queryByRole('button', { name })).toBeNull())
    await expect(panel.queryByText('Todas foram marcadas como lidas')).toBeNull()
  },
}

/** What marks all as read begins where the title does, also where its words wrap. */
export const NotificationsInLargeLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <SeenOnOpen {...args} />,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações, 1 nova' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Notificações' }))
    const words = document.createRange()
    const toLeft = (element: HTMLElement) => {
      words.selectNodeContents(element)
      return Math.min(...[...words.getClientRects()].map(({ left }) => left))
    }
    const title = panel.getByRole('heading', { name: 'Notificações' })
    const button = panel.getByText('Marcar todas como lidas')
    await waitFor(() => expect(Math.abs(toLeft(button) - toLeft(title))).toBeLessThan(2))
  },
}

export const NotificationsEmpty: Story = {
  args: {
    notifications: { ...sampleNotificationPanel, entries: [], unreadCount: 0, unseenCount: 0 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    await waitFor(() => expect(screen.getByText('Nenhum lembrete encontrado! :/')).toBeVisible())
  },
}

export const NotificationsFailed: Story = {
  args: {
    notifications: {
      ...sampleNotificationPanel,
      entries: [],
      unreadCount: 0,
      unseenCount: 0,
      state: 'failed',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const business = canvas.getByRole('combobox', { name: 'Negócio:' })
    await expect(business).toHaveDisplayValue('Aurora Cosméticos')
    await userEvent.selectOptions(business, 'Aurora Botânica')
    await expect(args.onBusinessChange).toHaveBeenCalledWith('b')
  },
}

const titleTop = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top

function Arriving({ businesses, ...props }: ComponentProps<typeof AppShell>) {
  const [isThere, setThere] = useState(false)
  return (
    <AppShell {...props} businesses={isThere ? businesses : []} isLoadingBusinesses={!isThere}>
      <PageFrame title="Bom dia, Marina">
        <Button onPress={() => setThere(true)}>Responder</Button>
      </PageFrame>
    </AppShell>
  )
}
/** On a slow connection the businesses arrive after the page: it does not move under the finger. */
export const PhoneLoadingBusinesses: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    const before = titleTop(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(await canvas.findByRole('combobox', { name: 'Negócio:' })).toBeVisible()
    await expect(titleTop(canvas)).toBe(before)
  },
}
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Abrir menu' })
    await userEvent.click(toggle)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Fechar menu' }))
    await waitFor(() => expect(toggle).toHaveFocus())
    await userEvent.click(toggle)
  },
}

export const LongNames: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    user: {
      name: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Figueiredo',
      occupation: 'Coordenadora de relações institucionais e contratos internacionais',
    },
    businesses: [
      { id: 'a', name: 'Aurora Indústria e Comércio de Cosméticos Naturais do Brasil Ltda.' },
    ],
    firm: {
      ...sampleFirm,
      name: 'Vasconcelos, Prado, Albuquerque & Figueiredo Advogados',
      label: 'VP',
    },
  },
}

/** A firm with a logo of maximum width, and a long name: neither is cut off. */
export const OwnLogo: Story = {
  args: {
    firm: {
      ...sampleFirm,
      name: 'Albuquerque, Figueiredo & Nascimento Advogados Associados',
      logoUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="312" height="60"><rect width="312" height="60" fill="#8a1c3b"/></svg>')}`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getAllByText('Albuquerque, Figueiredo & Nascimento Advogados Associados')[0]
    const logo = canvasElement.querySelector('img')
    await waitFor(() => expect(logo?.complete).toBe(true))
    const [text, mark] = [name?.getBoundingClientRect(), logo?.getBoundingClientRect()]
    await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0)
    await expect(text?.width).toBeGreaterThan(100)
    await expect(text?.top).toBeGreaterThanOrEqual(mark?.bottom ?? 0)
  },
}
