import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from './Menu.tsx'

const rename = fn()

const meta = {
  title: 'Componentes/Ações/Menu · Menu',
  tags: ['autodocs'],
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
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Renomear' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('menuitem', { name: 'Excluir' })).toHaveFocus()
    await userEvent.keyboard('m')
    await expect(screen.getByRole('menuitem', { name: /^Marcar/ })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mais ações' })).toHaveFocus())
  },
}
export const Disabled: Story = {
  args: {
    actions: [{ id: 'rename', label: 'Renomear', onAction: rename, isDisabled: true }],
  },
  play: async ({ canvas }) => {
    rename.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem'), { pointerEventsCheck: 0 })
    await expect(rename).not.toHaveBeenCalled()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
/** Tab leaves nothing open behind the focus. */
export const LeftByTab: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    const first = await screen.findByRole('menuitem', { name: 'Renomear' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
