import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Estado vazio · EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'Nenhuma demanda encontrada' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithNextStep: Story = {
  args: {
    icon: <Inbox />,
    text: 'Quando precisar do escritório, comece por aqui.',
    action: <LinkButton href="/demands/new">Criar demanda</LinkButton>,
  },
}
