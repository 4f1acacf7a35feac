import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ArchiveDialog } from './ArchiveDialog.tsx'

const meta = {
  title: 'Lembretes/ArchiveDialog',
  component: ArchiveDialog,
  args: {
    action: 'file',
    subject: { count: 500 },
    isPending: false,
    done: 0,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ArchiveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^Esta ação arquivará TODOS os lembretes/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Arquivar Lembretes' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const UnderWay: Story = {
  args: { action: 'unfile', isPending: true, done: 230 },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', '230 de 500')
    await expect(dialog.getByText(/^Esta ação irá desarquivar TODOS os lembretes/)).toBeVisible()
  },
}
export const One: Story = {
  args: { subject: { name: 'Renovar o alvará' } },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^O lembrete será arquivado com esta ação/)).toBeVisible()
  },
}
export const OneBroughtBack: Story = {
  args: { action: 'unfile', subject: { name: 'Renovar o alvará' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^Este lembrete será desarquivado com esta ação/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Desarquivar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
