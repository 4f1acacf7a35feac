import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Componentes/Mensagens/Avatar (iniciais) · Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Marina Duarte' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Customer: Story = {}
export const Firm: Story = { args: { name: 'Helena Prado', tone: 'firm' } }
export const OneName: Story = { args: { name: 'Ágata' } }
