import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Componentes/Ações/Botão de ícone · IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Notificações', icon: <Bell />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Outlined: Story = { args: { variant: 'outlined' } }
export const Small: Story = { args: { size: 'small' } }
export const WithDot: Story = { args: { hasDot: true, label: 'Notificações, 2 não lidas' } }
export const Pressed: Story = { args: { variant: 'outlined', 'aria-pressed': true } }
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** The label is shown on keyboard focus; Esc and leaving hide it. */
export const Tooltip: Story = {
  args: { label: 'Seguir', tooltip: 'Você recebe notificações desta demanda' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Seguir' })
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Você recebe notificações')
    await expect(button).toHaveAccessibleDescription('Você recebe notificações desta demanda')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const TooltipOfThePointer: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Notificações' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notificações')
    // Who sees a part of the page alone points at the words themselves.
    await userEvent.unhover(canvas.getByRole('button', { name: 'Notificações' }))
    await userEvent.hover(screen.getByRole('tooltip'))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(screen.getByRole('tooltip')).toBeVisible()
    await userEvent.unhover(screen.getByRole('tooltip'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
