import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Componentes/Mensagens/Barra de progresso · ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Contrato.pdf', value: 40 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Zero: Story = { args: { value: 0 } }
export const Partial: Story = {}
export const Full: Story = { args: { value: 100 } }
