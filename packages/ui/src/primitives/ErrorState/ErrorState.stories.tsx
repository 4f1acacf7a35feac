import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Estado de erro · ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { title: 'Não foi possível carregar as demandas', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verifique a conexão')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { isRetrying: true } }
export const WithoutRetry: Story = {
  args: { title: 'O documento não está mais aqui', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^O documento não está mais aqui$/)
  },
}
