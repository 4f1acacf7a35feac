import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LeaveUploadsDialog } from './LeaveUploadsDialog.tsx'

const meta = {
  title: 'Componentes/LeaveUploadsDialog',
  component: LeaveUploadsDialog,
  args: { isOpen: true, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveUploadsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    await expect(
      await screen.findByText(
        'O envio dos arquivos ainda não terminou, você deseja realmente sair?',
      ),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
