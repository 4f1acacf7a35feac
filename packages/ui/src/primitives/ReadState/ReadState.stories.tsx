import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { ReadState } from './ReadState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Leitura (estado) · ReadState',
  tags: ['autodocs'],
  component: ReadState,
  args: {
    hasFailed: false,
    failedTitle: 'Não foi possível carregar as faturas',
    label: 'Carregando as faturas',
    isRetrying: false,
    onRetry: fn(),
    children: <Skeleton height="12rem" />,
  },
} satisfies Meta<typeof ReadState>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando as faturas')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Não foi possível carregar as faturas')
    await expect(alert).toHaveTextContent('Tente novamente em instantes.')
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const TriedAgain: Story = {
  args: { hasFailed: true, isRetrying: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(canvas.getByRole('button', { name: 'Tentando novamente' })).toBeVisible()
  },
}
