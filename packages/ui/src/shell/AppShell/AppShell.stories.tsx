import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
    isSuperAdmin: true,
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
    await userEvent.selectOptions(canvas.getByLabelText('Negócio:'), 'Aurora Botânica')
    await expect(args.onBusinessChange).toHaveBeenCalledWith('b')
  },
}

export const PlainUser: Story = {
  args: { isSuperAdmin: false, waitingCount: 0, current: 'demands' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Financeiro' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Negócios' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Demandas' })).toHaveAttribute('aria-current')
  },
}

/** The header is always there: reaching it by keyboard leaves the page where it is. */
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
    const panel = canvas.getByRole('group', { name: 'Conta' })
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
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Marina Duarte/ }))
    await waitFor(() => expect(panel).toBeVisible())
  },
}

export const NotificationsOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { notifications: { ...sampleNotificationPanel, onOpen: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações, 1 não lida' }))
    const panel = canvas.getByRole('group', { name: 'Notificações' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel.offsetHeight).toBeLessThanOrEqual(280)
    await expect(panel.offsetWidth).toBeLessThanOrEqual(400)
    await expect(args.notifications.onOpen).toHaveBeenCalledOnce()
  },
}

/** As the server does it: what is open is read. */
function ReadOnOpen(props: ComponentProps<typeof AppShell>) {
  const [isRead, setRead] = useState(false)
  const { entries, unreadCount, state } = props.notifications
  const notifications = {
    state,
    entries: isRead ? entries.map((entry) => ({ ...entry, isRead })) : entries,
    unreadCount: isRead ? 0 : unreadCount,
    onOpen: () => setRead(true),
  }
  return <AppShell {...props} notifications={notifications} />
}

export const NewOnesStayMarkedWhileOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <ReadOnOpen {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações, 1 não lida' }))
    const panel = canvas.getByRole('group', { name: 'Notificações' })
    const bell = await canvas.findByRole('button', { name: 'Notificações' })
    await waitFor(() => expect(within(panel).getByText('(não lida)')).toBeInTheDocument())
    await userEvent.click(bell)
    await userEvent.click(bell)
    await waitFor(() => expect(within(panel).getAllByRole('link').length).toBeGreaterThan(1))
    await expect(within(panel).queryByText('(não lida)')).toBeNull()
  },
}

export const NotificationsEmpty: Story = {
  args: { notifications: { ...sampleNotificationPanel, entries: [], unreadCount: 0 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    await waitFor(() => expect(canvas.getByText('Nenhum lembrete encontrado! :/')).toBeVisible())
  },
}

export const NotificationsFailed: Story = {
  args: {
    notifications: { ...sampleNotificationPanel, entries: [], unreadCount: 0, state: 'failed' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Abrir menu' })
    await userEvent.click(toggle)
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar menu' }))
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
