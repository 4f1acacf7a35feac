import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog.tsx'

const meta = {
  title: 'Componentes/Sobreposições/Sair sem salvar · LeaveDialog',
  tags: ['autodocs'],
  component: LeaveDialog,
  args: { isOpen: true, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar preenchendo' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
