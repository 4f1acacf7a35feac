import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Componentes/Sobreposições/Painel suspenso (popover) · Popover',
  tags: ['autodocs'],
  component: Popover,
  args: {
    label: 'Filtros',
    trigger: (props) => (
      <Button {...props} variant="secondary">
        Filtros
      </Button>
    ),
    children: <div style={{ padding: 16 }}>Conteúdo do painel</div>,
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filtros' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getAllByRole('button', { name: 'Descartar' })).toHaveLength(2)
  },
}

const close = fn()

/** Esc closes only the upper one. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog title="Novo lembrete" isOpen onClose={close}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    close.mockClear()
    const button = await screen.findByRole('button', { name: 'Filtros' })
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'Filtros' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull())
    await expect(close).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalledOnce()
  },
}
