import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SendReceiptDialog } from './SendReceiptDialog.tsx'

const meta = {
  title: 'Financeiro/SendReceiptDialog',
  component: SendReceiptDialog,
  args: {
    uploads: { rows: [], onFiles: fn(), onCancel: fn(), onRetry: fn(), onRemove: fn() },
    isMissing: true,
    fileError: undefined,
    waitsForFirm: true,
    isSending: false,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SendReceiptDialog>

export default meta

export const AfterRefusal: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enviar comprovante' })
    await expect(dialog).toHaveTextContent('Como o anterior foi recusado')
    await expect(screen.getByRole('alert')).toHaveTextContent('Comprovante é obrigatório')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar comprovante' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
