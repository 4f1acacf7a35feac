import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Primitivos/IconButton',
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
