import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusPill } from './StatusPill.tsx'

const meta = {
  title: 'Componentes/Mensagens/Pílula de status · StatusPill',
  tags: ['autodocs'],
  component: StatusPill,
} satisfies Meta<typeof StatusPill>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { tone: 'open', children: 'Aberta' } }
export const InProgress: Story = { args: { tone: 'inProgress', children: 'Em Andamento' } }
export const Pending: Story = { args: { tone: 'pending', children: 'Pendente' } }
export const Delivered: Story = { args: { tone: 'delivered', children: 'Entregue' } }
export const Blocked: Story = { args: { tone: 'blocked', children: 'Bloqueada' } }
export const Overdue: Story = { args: { tone: 'overdue', children: 'Atrasado' } }
