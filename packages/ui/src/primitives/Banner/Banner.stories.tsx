import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Componentes/Mensagens/Faixa de aviso · Banner',
  tags: ['autodocs'],
  component: Banner,
  args: { tone: 'error' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const ErrorSpokenAtOnce: Story = {
  args: { title: 'Token experirado! Refaça o processo de recuperação de senha.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token experirado')
  },
}
export const YourTurn: Story = {
  args: {
    tone: 'turn',
    title: 'Sua vez',
    children: 'A Dra. Helena pediu a matrícula do imóvel. O prazo recomeça quando você responder.',
    action: (
      <Button size="small" variant="secondary">
        Responder
      </Button>
    ),
  },
}
export const YourTurnOnPhone: Story = {
  ...YourTurn,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left
    const button = canvas.getByRole('button', { name: 'Responder' })
    await expect(left(button)).toBeCloseTo(left(canvas.getByText('Sua vez')), 0)
  },
}
export const Success: Story = { args: { tone: 'success', title: 'Documento recebido' } }
export const Notice: Story = { args: { tone: 'info', title: 'Há mensagens novas' } }
