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
  args: { text: 'Verifique sua conexão e tente novamente.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { isRetrying: true } }
