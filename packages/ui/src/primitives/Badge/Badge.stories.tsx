import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Componentes/Mensagens/Selo · Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: '2' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const YourTurn: Story = { args: { tone: 'turn' } }
export const Accent: Story = { args: { tone: 'accent', children: '12' } }
export const Danger: Story = { args: { tone: 'danger', children: '999+' } }
