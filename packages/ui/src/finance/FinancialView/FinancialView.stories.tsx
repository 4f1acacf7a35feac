import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import {
  type Billing,
  listOpenInvoices,
  listSettledInvoices,
  type Receipt,
  toContractSummary,
  toFinanceTotals,
  toYearStatement,
} from '@tramite/core/finance'
import { buildBilling, buildId } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Finances, FinancialView, type FinancialViewProps } from './FinancialView.tsx'

const context = { isSpecificDemand: false, conventions: conventions.specified }

const toFinances = (
  billings: readonly Billing[],
  saleDate: string | null,
  today = '2026-11-20',
  proven: readonly Billing[] = [],
): Finances => ({
  contract: toContractSummary(billings, saleDate, context, today),
  isRegistered: true,
  invoices: {
    today,
    open: listOpenInvoices(billings, context),
    settled: listSettledInvoices(billings, context),
    totals: toFinanceTotals(billings),
    isProven: (billing) => proven.includes(billing),
  },
})

const sent = (id: number, change: Partial<Receipt>): Receipt => ({
  id: buildId(id),
  customerId: buildId(1),
  billingId: null,
  userId: buildId(2),
  userName: 'Helena Prado Vasconcelos',
  fileName: 'comprovante-julho.pdf',
  fileType: 'application/pdf',
  fileSize: 84210,
  awsFileKey: 'k',
  status: 'received',
  released: true,
  note: null,
  createdAt: '2026-07-30T14:02:11.000Z',
  updatedAt: '2026-07-30T14:02:11.000Z',
  ...change,
})

const instalments = Array.from({ length: 12 }, (_, index) =>
  buildBilling({
    id: buildId(index + 1),
    description: `Assessoria jurídica mensal. Parcela ${index + 1} de 12`,
    value: 4850,
    dueDate: `2026-${String(index + 1).padStart(2, '0')}-25`,
    status: index < 7 ? 'RECEIVED' : 'PENDING',
  }),
)
const fine = buildBilling({
  id: buildId(20),
  description: 'Multa por atraso da parcela 7',
  value: 97,
  dueDate: '2026-07-28',
  status: 'OVERDUE',
})
const refunded = buildBilling({
  id: buildId(21),
  description: 'Multa cobrada em duplicidade',
  value: 97,
  dueDate: '2026-03-28',
  status: 'REFUNDED',
})

const meta = {
  title: 'Financeiro/FinancialView',
  component: FinancialView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    finances: toFinances([...instalments, fine, refunded], '2025-12-26'),
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    receipts: {
      timeZone: 'America/Sao_Paulo',
      isAccessClosed: true,
      onDownload: fn(),
      downloading: new Set<string>(),
      receipts: [
        sent(31, { released: false, billingId: fine.id }),
        sent(32, {
          status: 'refused',
          note: 'O valor do comprovante é menor que o da fatura.',
          createdAt: '2026-07-29T14:02:11.000Z',
        }),
        sent(33, {
          status: 'accepted',
          billingId: buildId(6),
          createdAt: '2026-06-29T14:02:11.000Z',
        }),
      ],
      hasFailed: false,
      isRetrying: false,
      onRetry: fn(),
      onSend: fn(),
    },
    statement: {
      years: [2026, 2025],
      statement: toYearStatement([...instalments, fine, refunded], 2026, context),
      onYearChange: fn(),
      onPrint: fn(),
      onSheet: fn(),
      firmName: 'Vasconcelos & Prado',
      customer: { name: 'Aurora Cosméticos Ltda.', registration: '11.222.333/0001-81' },
      today: '2026-11-20',
    },
    contractFile: { onDownload: fn(), isDownloading: false },
    upsell: { messagingHref: 'https://mensagens.example' },
  },
} satisfies Meta<typeof FinancialView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        /^Uma fatura de R\$\s97,00 está atrasada\. 3 faturas venceram e .+\. Próximo vencimento: Parcela 11/,
      ),
    ).toBeVisible()
    const agreed = canvas.getByRole('region', { name: 'Contrato' })
    await expect(agreed).toHaveTextContent(/Valor mensalR\$\s4\.850,00/)
    await expect(agreed).toHaveTextContent('Vencimentotodo dia 25')
    await expect(agreed).toHaveTextContent('Período do contrato26/12/2025 a 26/12/2026')
    const open = within(canvas.getByRole('region', { name: 'A pagar' }))
    await expect(open.getAllByRole('listitem')).toHaveLength(3)
    await expect(open.getByText('Atrasado')).toBeVisible()
    await expect(open.getByText('há 115 dias')).toBeVisible()
    await expect(open.getAllByText('Em aberto')).toHaveLength(2)
    await expect(open.getByText('3 de 6 faturas')).toBeVisible()
    const [first] = open.getAllByRole('link')
    await expect(first).toHaveAccessibleName(
      'Pagar agora: Multa, vencimento 28/07/2026 (abre em nova aba)',
    )
    // A proof can be sent of each, and the form is of that one.
    await userEvent.click(
      open.getByRole('button', {
        name: 'Enviar comprovante: Parcela 8 de 12, vencimento 25/08/2026',
      }),
    )
    const named = args.finances?.invoices?.open[1]
    await expect(args.receipts.onSend).toHaveBeenLastCalledWith(named)
    await userEvent.click(open.getByRole('button', { name: 'Ver mais: A pagar' }))
    await expect(open.getAllByRole('listitem')).toHaveLength(6)
    await expect(open.queryByRole('button', { name: /^Ver mais/ })).toBeNull()
    // The button is gone: the focus moves to the first new invoice.
    await expect(open.getAllByRole('listitem')[3]).toHaveFocus()

    const receipts = within(canvas.getByRole('region', { name: 'Comprovantes enviados' }))
    const [waiting, refused, accepted] = receipts.getAllByRole('listitem')
    await expect(waiting).toHaveTextContent(
      'Multa, vencimento 28/07/2026, R$ 97,00Enviado por Helena Prado Vasconcelos em 30/07/2026O acesso volta quando a nossa equipe aceitar este comprovante.Aguardando análise',
    )
    await expect(refused).toHaveTextContent('Motivo: O valor do comprovante é menor')
    await expect(refused).not.toHaveTextContent('vencimento')
    await expect(accepted).toHaveTextContent('Parcela 6 de 12, vencimento 25/06/2026, R$ 4.850,00')
    await expect(accepted).toHaveTextContent('Aceito')
    const [, file] = receipts.getAllByRole('button', { name: 'Baixar comprovante-julho.pdf' })
    if (file) await userEvent.click(file)
    await expect(args.receipts.onDownload).toHaveBeenCalledWith(args.receipts.receipts?.[1])
    await userEvent.click(receipts.getByRole('button', { name: 'Enviar comprovante' }))
    await expect(args.receipts.onSend).toHaveBeenLastCalledWith()

    const year = within(await canvas.findByRole('region', { name: 'Extrato do ano' }))
    await userEvent.selectOptions(year.getByLabelText('Ano'), '2025')
    await expect(args.statement?.onYearChange).toHaveBeenCalledWith(2025)
    await userEvent.click(year.getByRole('button', { name: 'Imprimir ou salvar PDF' }))
    await userEvent.click(year.getByRole('button', { name: 'Baixar CSV' }))
    await expect(args.statement?.onPrint).toHaveBeenCalledOnce()
    await expect(args.statement?.onSheet).toHaveBeenCalledWith(
      expect.stringContaining('Parcela 1 de 12'),
    )
    // The document exists in print only.
    await expect(await canvas.findByText('Extrato de 2026')).not.toBeVisible()
    // Its rows show '-' for whatever is neither paid nor due, and so does its sum.
    const other = canvas.getByText('Outra situação, como estorno (-)').closest('tr')
    await expect(other).toHaveTextContent('R$ 97,00')

    const history = within(canvas.getByRole('region', { name: 'Histórico' }))
    await expect(history.getByText('6 de 8 faturas')).toBeVisible()
    await expect(history.queryByRole('button', { name: /^Enviar comprovante/ })).toBeNull()
    await expect(history.getAllByText('Pago')).toHaveLength(5)
    await userEvent.click(history.getByRole('button', { name: 'Ver mais: Histórico' }))
    await expect(history.getAllByRole('listitem')).toHaveLength(8)
    await expect(history.getAllByRole('listitem')[6]).toHaveFocus()
    await expect(history.getByText('-')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Baixar contrato' }))
    await expect(args.contractFile.onDownload).toHaveBeenCalledOnce()
  },
}

function OfAnyYear({ statement, ...props }: FinancialViewProps) {
  const [year, setYear] = useState(2026)
  const own = toYearStatement([...instalments, fine, refunded], year, context)
  return (
    <FinancialView
      {...props}
      statement={statement && { ...statement, statement: own, onYearChange: setYear }}
    />
  )
}
/** The totals of another year are read aloud once it has been chosen. */
export const AnotherYear: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <OfAnyYear {...args} />,
  play: async ({ canvas }) => {
    const year = within(await canvas.findByRole('region', { name: 'Extrato do ano' }))
    await expect(year.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.selectOptions(year.getByLabelText('Ano'), '2025')
    await expect(year.getByRole('status')).toHaveTextContent(/^2025: Cobrado R\$.+, Pago R\$/)
    // By which a browser names the PDF.
    await waitFor(() => expect(document.title).toMatch(/^Financeiro, extrato de 2025/))
  },
}

export const UpToDate: Story = {
  args: {
    finances: toFinances(instalments.slice(0, 7), '2025-12-26'),
    upsell: { messagingHref: 'https://mensagens.example' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada está atrasado.')).toBeVisible()
    await expect(canvas.getByText('Nenhuma fatura em aberto')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Pedir uma proposta/ })).toBeVisible()
  },
}

/** The firm has a proof of payment of what is overdue: what is asked for is the next. */
export const Proven: Story = {
  args: {
    finances: toFinances([...instalments, fine], '2025-12-26', '2026-11-20', [fine]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^3 faturas venceram e .+\. Recebemos o comprovante de uma fatura\. Próximo vencimento: Parcela 11/,
      ),
    ).toBeVisible()
    const open = within(canvas.getByRole('region', { name: 'A pagar' }))
    const [proven, next] = open.getAllByRole('listitem')
    await expect(proven).toHaveTextContent('Comprovante recebido: não é preciso pagar de novo.')
    await expect(next).not.toHaveTextContent('Comprovante')
    const [first, second] = open.getAllByRole('link')
    await expect(first).toHaveAccessibleName(
      'Ver fatura: Multa, vencimento 28/07/2026 (abre em nova aba)',
    )
    await expect(second).toHaveAccessibleName(/^Pagar agora: Parcela 8/)
    const paint = (link?: HTMLElement) => link && getComputedStyle(link).backgroundColor
    await expect(paint(first)).not.toBe(paint(second))
  },
}

/** With nothing else open, the page neither asks for the payment nor says that nothing is overdue. */
export const AllProven: Story = {
  args: { finances: toFinances([fine], '2025-12-26', '2026-11-20', [fine]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recebemos o comprovante de uma fatura.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pagar agora/ })).toBeNull()
  },
}

export const NotKnownToBePaid: Story = {
  args: {
    finances: toFinances(
      [buildBilling({ description: 'Parcela 1 de 1', status: 'PENDING', dueDate: '2026-11-17' })],
      '2025-12-26',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uma fatura venceu e ainda não consta como paga.')).toBeVisible()
    // The summary says of it what the head says, and not that nothing is late.
    const summary = within(canvas.getByRole('region', { name: 'Resumo das faturas' }))
    await expect(summary.getByText('Em aberto e já vencido')).toBeVisible()
    await expect(summary.queryByText('Atrasado')).toBeNull()
  },
}

/** Nor does it call late what is paid, as far as the customer has shown. */
export const ShownToBePaid: Story = {
  args: (() => {
    const past = buildBilling({ status: 'PENDING', dueDate: '2026-11-17' })
    return { finances: toFinances([past], '2025-12-26', '2026-11-20', [past]) }
  })(),
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Resumo das faturas' }))
    await expect(summary.queryByText('Em aberto e já vencido')).toBeNull()
  },
}

/** The provider calls it late from the day after; by law it can be paid until the next day with banks. */
export const DueOnASaturday: Story = {
  args: {
    finances: toFinances([{ ...fine, dueDate: '2026-12-05' }], '2025-12-26', '2026-12-07'),
  },
  play: async ({ canvas }) => {
    const open = within(canvas.getByRole('region', { name: 'A pagar' }))
    await expect(open.getByText('Atrasado')).toBeVisible()
    await expect(open.queryByText(/^há /)).toBeNull()
    await expect(open.queryByText(/Pode ser paga/)).toBeNull()
  },
}

/** On the Sunday after, nothing is due on a day that has passed. */
export const DueOnASaturdayStillInTime: Story = {
  args: {
    finances: toFinances(
      [
        buildBilling({
          description: 'Parcela 3 de 12',
          status: 'PENDING',
          dueDate: '2026-12-05',
        }),
      ],
      '2025-12-26',
      '2026-12-06',
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nada está atrasado. Ainda no prazo: Parcela 3 de 12, até 07/12/2026.'),
    ).toBeVisible()
  },
}

export const DueOnASaturdayPaidLate: Story = {
  args: {
    finances: toFinances([{ ...fine, dueDate: '2026-12-05' }], '2025-12-26', '2026-12-08'),
  },
  play: async ({ canvas }) => {
    const open = within(canvas.getByRole('region', { name: 'A pagar' }))
    await expect(open.getByText('há 3 dias')).toBeVisible()
  },
}

export const WithoutContract: Story = {
  args: {
    finances: toFinances([], null),
    receipts: {
      receipts: [],
      timeZone: 'America/Sao_Paulo',
      isAccessClosed: false,
      onDownload: fn(),
      downloading: new Set<string>(),
      hasFailed: false,
      isRetrying: false,
      onRetry: fn(),
      onSend: null,
    },
    statement: null,
    contractFile: { onDownload: null, isDownloading: false },
    upsell: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Não informado')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: 'Baixar contrato' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Mais do escritório' })).toBeNull()
  },
}

const agreed = toFinances([], '2025-12-26')

/** The invoices to come are due on different days: the contract names none of them. */
export const DueDayVaries: Story = {
  args: { finances: { ...agreed, contract: { ...agreed.contract, dueDay: 'varies' } } },
  play: async ({ canvas }) => {
    const day = canvas.getByText('Vencimento', { selector: 'dt' })
    await expect(day.nextElementSibling).toHaveTextContent('o dia de cada fatura')
  },
}

export const Downloading: Story = {
  args: { contractFile: { onDownload: fn(), isDownloading: true } },
}

/** Only the invoices could not be read: nothing claims that nothing is owed. */
export const InvoicesFailed: Story = {
  args: {
    finances: { ...toFinances([], '2025-12-26'), invoices: null },
    hasFailed: true,
    receipts: {
      receipts: undefined,
      timeZone: 'America/Sao_Paulo',
      isAccessClosed: false,
      onDownload: fn(),
      downloading: new Set<string>(),
      hasFailed: true,
      isRetrying: false,
      onRetry: fn(),
      onSend: null,
    },
    statement: null,
  },
  play: async ({ canvas, args }) => {
    const open = within(canvas.getByRole('region', { name: 'A pagar' }))
    await expect(open.getByText('Não foi possível carregar as faturas')).toBeVisible()
    await expect(canvas.queryByText('Nenhuma fatura em aberto')).toBeNull()
    await expect(canvas.queryByText('Não informado')).toBeNull()
    await userEvent.click(open.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

/** Without a CPF or CNPJ no invoice is read: nothing claims that nothing is owed. */
export const Unregistered: Story = {
  args: {
    finances: { ...toFinances([], '2025-12-26'), isRegistered: false, invoices: null },
    statement: null,
  },
  play: async ({ canvas }) => {
    const open = within(canvas.getByRole('region', { name: 'A pagar' }))
    await expect(open.getByText('As faturas não aparecem aqui')).toBeVisible()
    await expect(canvas.queryByText(/Nenhuma fatura|Nada está atrasado/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  },
}

export const Loading: Story = { args: { finances: undefined, statement: null } }

export const Failed: Story = {
  args: { finances: undefined, hasFailed: true, statement: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Extreme: Story = {
  args: {
    finances: toFinances(
      [
        buildBilling({
          description: `${'Acompanhamento '.repeat(20)}Parcela 120 de 120`,
          value: 99_999_999.99,
          dueDate: '2026-11-21',
          invoiceUrl: 'javascript:alert(1)',
        }),
      ],
      '2026-11-21',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Pagar agora/ })).toBeNull()
    await expect(canvas.getByText(/o próximo dia útil/)).toBeVisible()
    await expect(canvas.getByText(/não tem link de pagamento: peça ao escritório/)).toBeVisible()
  },
}

/** With the reader's own spacing of letters (WCAG 1.4.12), a date, its amount and the button stay apart. */
export const SpacedLetters: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    finances: toFinances(
      [buildBilling({ id: buildId(1), value: 18_450.9, dueDate: '2026-12-10', status: 'PENDING' })],
      '2025-12-26',
    ),
  },
  beforeEach: () => {
    const spacing = document.createElement('style')
    spacing.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    document.head.append(spacing)
    return () => spacing.remove()
  },
  play: async ({ canvas }) => {
    const textOf = (element: HTMLElement) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect()
    }
    const row = within(canvas.getByText('10/12/2026').closest('li') ?? document.body)
    const due = textOf(row.getByText('10/12/2026'))
    const value = textOf(row.getByText(/18\.450,90/))
    const pay = row.getByRole('link').getBoundingClientRect()
    await expect(value.left - due.right).toBeGreaterThanOrEqual(8)
    await expect(pay.left - value.right).toBeGreaterThanOrEqual(8)
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
