import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Componentes/Ações/Botão de link · LinkButton',
  tags: ['autodocs'],
  component: LinkButton,
  args: { href: '/demands/new', children: 'Criar demanda' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const WithIcon: Story = { args: { icon: <Plus /> } }
