import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from './Menu.tsx'

const rename = fn()

const meta = {
  title: 'Primitivos/Menu',
  component: Menu,
  args: {
    label: 'Mais ações',
    actions: [
      { id: 'rename', label: 'Renomear', icon: <Pencil />, onAction: rename },
      { id: 'unread', label: 'Marcar como não lida', onAction: fn() },
      { id: 'remove', label: 'Excluir', icon: <Trash2 />, onAction: fn(), isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    rename.mockClear()
    const button = canvas.getByRole('button', { name: 'Mais ações' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Renomear' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await screen.findByRole('menu')
  },
}
