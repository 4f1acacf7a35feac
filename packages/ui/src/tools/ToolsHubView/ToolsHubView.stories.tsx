import type { Meta, StoryObj } from '@storybook/react-vite'
import { listToolCards, toAccessNotice } from '@tramite/core/access'
import { conventions } from '@tramite/core/calendar'
import { buildCustomer, buildUser } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ToolClosedDialog } from '../ToolClosedDialog/ToolClosedDialog.tsx'
import { ToolsHubView, type ToolsHubViewProps } from './ToolsHubView.tsx'

const today = '2026-11-23'
const cardsOf = (customer: Partial<ReturnType<typeof buildCustomer>>, user = buildUser()) =>
  listToolCards({
    user,
    customer: buildCustomer(customer),
    today,
    conventions: conventions.specified,
  })

/** The hub with its dialogs. */
function Owned({
  user = buildUser(),
  ...props
}: Omit<ToolsHubViewProps, 'onClosed'> & { user?: ReturnType<typeof buildUser> }) {
  const [card, setCard] = useState<(typeof props.cards)[number]>()
  return (
    <>
      <ToolsHubView {...props} onClosed={setCard} />
      {card && (
        <ToolClosedDialog
          card={card}
          contactEmail="contato@firma.example"
          messagingHref="https://wa.me/5511999990000"
          payment={{ invoiceUrl: 'https://pagamentos.example/i/1' }}
          unpaid={toAccessNotice('overdue', user)}
          onClose={() => setCard(undefined)}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Ferramentas/ToolsHubView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  args: {
    cards: cardsOf({}),
    standings: {
      templates: { kind: 'drafts', count: 2, when: 'ontem' },
      mapping: {
        kind: 'mapping',
        standing: { kind: 'activity', name: 'Folha de pagamento', answered: 3, questions: 15 },
      },
      marks: { kind: 'marks', count: 1 },
      risk: {
        kind: 'risk',
        standing: { kind: 'questions', answered: 12, questions: 40 },
      },
      reminders: { kind: 'reminders', overdue: 2, today: 1 },
    },
    ways: { risk: fn() },
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

/** An unfinished registration is shown, with or without registered marks. */
export const MarkBegun: Story = {
  args: { standings: { marks: { kind: 'marks', count: 2, draftSavedAt: 'às 14:32' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 marcas')).toBeVisible()
    await expect(canvas.getByText('Registro de marca começado, salvo às 14:32')).toBeVisible()
  },
}
export const FirstMarkBegun: Story = {
  args: {
    standings: { marks: { kind: 'marks', count: 0, draftSavedAt: 'em 20/11/2026, às 14:32' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Registro de marca começado/)).toBeVisible()
    await expect(canvas.queryByText(/^0 /)).toBeNull()
  },
}
export const OneLongName: Story = {
  args: {
    standings: {
      mapping: {
        kind: 'mapping',
        standing: { kind: 'activity', name: 'A'.repeat(200), answered: 3, questions: 15 },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
export const AllOpen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir Análise Interna de Risco' }))
    await expect(args.ways?.risk).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Abrir Lembretes' })).toHaveAttribute(
      'href',
      '/tools/reminders',
    )
    await expect(canvas.getByText('2 vencidos')).toBeVisible()
    await expect(canvas.getByText('2 rascunhos começados, o último salvo ontem')).toBeVisible()
    await expect(canvas.getByText('Folha de pagamento: 3 de 15 perguntas')).toBeVisible()
    await expect(canvas.getByText('12 de 40 perguntas')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    const cards = canvas.getAllByRole('heading', { level: 2 })
    await expect(cards.map((card) => card.textContent)).toEqual([
      'Gerador de documentos',
      'Mapeamento de dados',
      'Registrar marcas',
      'Análise Interna de Risco',
      'Lembretes',
      'Em breve',
    ])
    // Only the risk analysis starts with a question; the last one opens nothing.
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const RiskAnswered: Story = {
  args: { standings: { risk: { kind: 'risk', standing: { kind: 'answered' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tudo respondido')).toBeVisible()
  },
}
/** Where the risk analysis starts is still loading: its link leads nowhere until then. */
export const NotYetKnown: Story = {
  args: { standings: {}, ways: {}, onEnter: { risk: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Abrir Análise Interna de Risco' }))
    await expect(args.onEnter?.risk).toHaveBeenCalledOnce()
    await expect(window.location.pathname).not.toContain('analysisRisk')
  },
}
export const PartContracted: Story = {
  args: {
    cards: cardsOf({ isSpecificDemand: true, customerAccess: ['Lembretes'] }),
    standings: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Saiba mais Registrar marcas' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar marcas' }))
    await expect(dialog.getByText(/não faz parte do serviço contratado/)).toBeVisible()
    await expect(dialog.getByText(/contato@firma\.example/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Escrever um e-mail' })).toHaveAttribute(
      'href',
      'mailto:contato@firma.example',
    )
  },
}
/** An overdue payment closes the generator at once, and the other tools after the grace period. */
export const Unpaid: Story = {
  args: {
    cards: cardsOf({ hasPaymentOverdue: true }),
    user: buildUser({ customerAdmin: true, customerSuperAdmin: true }),
    standings: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Abrir Registrar marcas' })).toBeVisible()
    await expect(canvas.getByText('Pagamento em atraso')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Saiba mais Gerador de documentos' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Gerador de documentos' }))
    await expect(dialog.getByText(/^Há um pagamento em atraso\./)).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Falar com o escritório/ })).toHaveAttribute(
      'href',
      'https://wa.me/5511999990000',
    )
    await expect(dialog.getByText(/contato@firma\.example/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Escrever um e-mail' })).toHaveAttribute(
      'href',
      'mailto:contato@firma.example',
    )
    await expect(dialog.getByRole('link', { name: 'Pagar Agora' })).toHaveAttribute(
      'href',
      '/financial',
    )
    await expect(
      dialog.getByRole('link', { name: 'Ver os documentos que você gerou' }),
    ).toHaveAttribute('href', '/tools/templates')
  },
}
/** After the grace period all are closed, and the notice lets a plain admin pay. */
export const UnpaidForAdmin: Story = {
  args: {
    cards: cardsOf({ paymentOverdueSince: '2026-11-10' }, buildUser({ customerAdmin: true })),
    standings: {},
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saiba mais Lembretes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lembretes' }))
    await expect(dialog.getByRole('link', { name: /^Pagar Agora/ })).toHaveAttribute(
      'href',
      'https://pagamentos.example/i/1',
    )
  },
}
export const ContractEnded: Story = {
  args: { cards: cardsOf({ isChurn: true, accessAllowedUntil: '2026-12-31' }), standings: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Contrato encerrado')).toHaveLength(5)
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
