import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { listOpenInvoices } from '@tramite/core/finance'
import { buildBilling } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SendReceiptDialog } from './SendReceiptDialog.tsx'

const [invoice, next] = listOpenInvoices(
  [
    buildBilling({
      description: 'Parcela 3 de 12',
      value: 4850,
      dueDate: '2026-03-20',
      status: 'OVERDUE',
    }),
    buildBilling({ description: 'Parcela 4 de 12', dueDate: '2026-04-20', status: 'OVERDUE' }),
  ],
  { isSpecificDemand: false, conventions: conventions.specified },
)

const meta = {
  title: 'Financeiro/SendReceiptDialog',
  component: SendReceiptDialog,
  args: {
    uploads: { rows: [], onFiles: fn(), onRetry: fn(), onRemove: fn() },
    isMissing: true,
    fileError: undefined,
    hasFailedUpload: false,
    waitsForFirm: true,
    invoice,
    settled: null,
    sentBefore: undefined,
    isSending: false,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SendReceiptDialog>

export default meta

const rows = [{ id: '1', name: 'comprovante.pdf', sizeText: '212 kB', state: 'done' as const }]

export const Chosen: StoryObj<typeof meta> = {
  args: { isMissing: false, uploads: { ...meta.args.uploads, rows } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Enviar comprovante' })
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Nothing is compared but the length: the file can be sent all the same. */
export const SentBefore: StoryObj<typeof meta> = {
  args: { ...Chosen.args, sentBefore: { fileName: 'pix.pdf', sentOn: '2026-03-18' } },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Parece ser o mesmo arquivo já enviado em 18/03/2026 para esta fatura (pix.pdf).',
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Enviar comprovante' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** The invoice was paid while the dialog was open: the proof is of another. */
export const Settled: StoryObj<typeof meta> = {
  args: Chosen.args ?? {},
  render: function Choosing(args) {
    const [isOther, setOther] = useState(false)
    const settled = isOther ? null : { next, onNext: () => setOther(true) }
    return <SendReceiptDialog {...args} invoice={isOther ? next : invoice} settled={settled} />
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Enviar comprovante' })
    await expect(dialog).toHaveTextContent(
      'Parcela 3 de 12, vencimento 20/03/2026Esta fatura não está mais em aberto.',
    )
    await userEvent.click(
      screen.getByRole('button', {
        name: 'Comprovar outra: Parcela 4 de 12, vencimento 20/04/2026',
      }),
    )
    await expect(dialog).not.toHaveTextContent('Esta fatura não está')
    await waitFor(() => expect(screen.getByText(/^Parcela 4 de 12, vencimento/)).toHaveFocus())
  },
}

/** The file is still being sent: the dialog does not close without an answer. */
export const Sending: StoryObj<typeof meta> = {
  args: { ...Chosen.args, isSending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Enviar comprovante' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'Enviar comprovante' })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const AfterRefusal: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enviar comprovante' })
    await expect(dialog).toHaveTextContent('Como o anterior foi recusado')
    await expect(dialog).toHaveTextContent(
      /Parcela 3 de 12, vencimento 20\/03\/2026, R\$\s4\.850,00/,
    )
    await expect(screen.getByRole('alert')).toHaveTextContent('Comprovante é obrigatório')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar comprovante' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(screen.getByRole('button', { name: 'Anexar comprovante' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** While a file replaces another there is none for a moment: no error is shown for that. */
export const Replaced: StoryObj<typeof meta> = {
  render: function Replacing(args) {
    const [files, setFiles] = useState<typeof rows>([])
    const uploads = {
      ...args.uploads,
      rows: files,
      onFiles: () => setFiles(files.length === 0 ? rows : []),
    }
    return <SendReceiptDialog {...args} uploads={uploads} />
  },
  play: async () => {
    const file = new File(['%PDF'], 'comprovante.pdf', { type: 'application/pdf' })
    const choose = async () =>
      userEvent.upload(
        await screen.findByLabelText('Anexar comprovante', { selector: 'input' }),
        file,
      )
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar comprovante' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Comprovante é obrigatório')
    await choose()
    await expect(await screen.findByText('comprovante.pdf')).toBeVisible()
    await choose()
    await waitFor(() => expect(screen.queryByText('comprovante.pdf')).toBeNull())
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar comprovante' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Comprovante é obrigatório')
  },
}
