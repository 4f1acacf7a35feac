import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Componentes/Ações/Botão · Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Criar demanda', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Criar demanda' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Excluir' } }
export const WithIcon: Story = { args: { icon: <Plus /> } }
export const Small: Story = { args: { size: 'small', variant: 'secondary' } }
export const FullWidth: Story = { args: { isFullWidth: true } }

export const Pending: Story = {
  args: { isPending: true, pendingText: 'Carregando...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Carregando...' })
    button.focus()
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const DisabledKeepsFocus: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
