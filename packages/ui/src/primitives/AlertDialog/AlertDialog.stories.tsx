import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AlertDialog } from './AlertDialog.tsx'

const meta = {
  title: 'Componentes/Sobreposições/Confirmação (diálogo) · AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  args: {
    title: 'Sair sem enviar?',
    isOpen: true,
    children: <p>O rascunho fica guardado neste dispositivo.</p>,
    confirmText: 'Sair',
    cancelText: 'Continuar escrevendo',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem enviar?' })
    await expect(dialog).toHaveAccessibleDescription('O rascunho fica guardado neste dispositivo.')
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
/** It was taken away while it was asked about. */
export const Refused: Story = {
  args: { refusal: 'O seu contrato está suspenso.' },
  play: async ({ args }) => {
    await expect(await screen.findByText('O seu contrato está suspenso.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Danger: Story = { args: { isDanger: true, confirmText: 'Excluir' } }
export const Pending: Story = { args: { isPending: true, pendingText: 'Carregando...' } }
