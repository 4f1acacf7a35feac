import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { listOpenInvoices } from '@tramite/core/finance'
import { buildBilling } from '@tramite/core/testing'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PaymentDialog } from './PaymentDialog.tsx'

const [proves] = listOpenInvoices(
  [
    buildBilling({
      description: 'Parcela 3 de 12',
      value: 4850,
      dueDate: '2026-03-20',
      status: 'OVERDUE',
    }),
  ],
  { isSpecificDemand: false, conventions: conventions.specified },
)
const uploads = { rows: [], onFiles: fn(), onRetry: fn(), onRemove: fn() }
const admin = {
  onPay: fn(),
  hasNoInvoice: false,
  invoice: { hasFailed: false, isRetrying: false, onRetry: fn() },
  proves,
  settled: null,
  sentBefore: undefined,
  uploads,
  problem: null,
  closing: null,
  fileError: undefined,
  hasFailedUpload: false,
  isSending: false,
  onSend: fn(),
}

const meta = {
  title: 'Financeiro/PaymentDialog',
  component: PaymentDialog,
  args: {
    financeEmail: 'financeiro@vasconceloseprado.example',
    isLate: false,
    admin,
    onSignOut: fn(),
  },
} satisfies Meta<typeof PaymentDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('o acesso é liberado imediatamente')
    await expect(dialog).toHaveTextContent('nossa equipe analisará o comprovante de pagamento')
    // The invoice is named before its proof is sent.
    await expect(dialog).toHaveTextContent('Parcela 3 de 12')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
    await expect(dialog).toBeVisible()
    await expect(args.onSignOut).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar comprovante' }))
    await expect(admin.onSend).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Pagar agora' }))
    await expect(admin.onPay).toHaveBeenCalledOnce()
  },
}

/** Why a proof was not sent stays above the invoice when its toast has gone. */
export const ProofFailed: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    admin: {
      ...admin,
      problem: 'sendFailed',
      failure: { title: 'Erro ao enviar comprovante!', isTold: true },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagamento pendente' }))
    await expect(dialog.getByText('Erro ao enviar comprovante!')).toBeVisible()
  },
}

/** A user without an invoice to open sees whom to ask for it. */
export const AdminWithoutInvoice: Story = {
  args: { admin: { ...admin, onPay: null, hasNoInvoice: true, proves: undefined } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent(
      'Peça a fatura ao financeiro pelo e-mail financeiro@vasconceloseprado.example ou envie o comprovante: o acesso é liberado imediatamente',
    )
    await expect(dialog).not.toHaveTextContent('Pague agora')
    await expect(screen.getByRole('link', { name: 'Escrever ao financeiro' })).toHaveAttribute(
      'href',
      'mailto:financeiro@vasconceloseprado.example',
    )
    await expect(screen.getByRole('button', { name: 'Enviar comprovante' })).toBeVisible()
  },
}

/** What a late payment closes is not promised with the rest, and the invoice is asked for again. */
export const LateAndUnread: Story = {
  args: {
    isLate: true,
    admin: {
      ...admin,
      onPay: null,
      proves: undefined,
      invoice: { ...admin.invoice, hasFailed: true },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('volta quando o escritório confirmar o pagamento')
    await expect(dialog).toHaveTextContent('Não foi possível carregar a fatura')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(admin.invoice.onRetry).toHaveBeenCalledOnce()
  },
}

/** A user who cannot pay sees whom to write to, and can sign out. */
export const PlainUser: Story = {
  args: { admin: null },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('administrador da sua conta')
    await expect(dialog).toHaveTextContent('financeiro@vasconceloseprado.example')
    await expect(dialog).toHaveTextContent('Quando um administrador envia o comprovante')
    // They cannot know of a refused proof: immediate access is not promised in any case.
    await expect(dialog).toHaveTextContent(
      'Se já recusamos um comprovante, o acesso volta quando aceitarmos',
    )
    await expect(screen.getByRole('link', { name: 'Escrever ao financeiro' })).toHaveAttribute(
      'href',
      'mailto:financeiro@vasconceloseprado.example',
    )
    const [leave, ...others] = screen.getAllByRole('button')
    await expect(others).toEqual([])
    await userEvent.click(leave ?? dialog)
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

/** On a phone none of the ways out of it is cut off. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    for (const button of await screen.findAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}

export const ReceiptRequired: Story = {
  args: { admin: { ...admin, onPay: null, problem: 'receiptRequired' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Comprovante é obrigatório')
    await expect(screen.queryByRole('button', { name: 'Pagar agora' })).toBeNull()
  },
}

const rowOf = (state: 'done' | 'failed') => [
  { id: '1', name: 'comprovante.pdf', sizeText: '212 kB', state },
]

export const UploadFailed: Story = {
  args: {
    admin: { ...admin, uploads: { ...uploads, rows: rowOf('failed') }, hasFailedUpload: true },
  },
  play: async () => {
    const told = await screen.findByText(/^Há um arquivo com problema/)
    await waitFor(() => expect(told).toBeVisible())
  },
}

export const WaitsForFirm: Story = {
  args: {
    admin: {
      ...admin,
      problem: 'waitsForFirm',
      uploads: { ...uploads, rows: rowOf('done') },
    },
  },
  play: async () => {
    const told = await screen.findByText(/Como o anterior foi recusado/)
    await waitFor(() => expect(told).toBeVisible())
  },
}

/** Nothing is promised that the firm has revoked, and its comment on the last proof is shown here. */
export const Refused: Story = {
  args: { admin: { ...admin, closing: { state: 'refused', note: 'O arquivo está ilegível.' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('Comprovante de pagamento recusado')
    await expect(dialog).toHaveTextContent('Motivo: O arquivo está ilegível.')
    await expect(dialog).not.toHaveTextContent('imediatamente')
  },
}

/** The firm refuses the pending proof while the dialog is open. */
export const RefusedAfterWaiting: Story = {
  args: {
    admin: {
      ...admin,
      problem: 'waitsForFirm',
      closing: { state: 'refused', note: 'O valor é outro.' },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('Motivo: O valor é outro.')
    await expect(dialog).not.toHaveTextContent('Recebemos o comprovante')
  },
}

/** The effect of the next proof is not known yet. */
export const NotKnown: Story = {
  args: { admin: { ...admin, closing: undefined } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('Se já recusamos um comprovante, o acesso volta quando')
  },
}

export const StillWaiting: Story = {
  args: { admin: { ...admin, closing: { state: 'waiting', note: null } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('o acesso volta quando a nossa equipe aceitar este')
    await expect(dialog).not.toHaveTextContent('imediatamente')
  },
}

/** What the last proof named was paid meanwhile. */
export const Settled: Story = {
  args: { admin: { ...admin, settled: { next: undefined, onNext: fn() } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pagamento pendente' })
    await expect(dialog).toHaveTextContent('Esta fatura não está mais em aberto.')
    await expect(screen.queryByRole('button', { name: /^Comprovar outra/ })).toBeNull()
  },
}

export const Sending: Story = { args: { admin: { ...admin, isSending: true } } }
