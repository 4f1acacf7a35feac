import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { ForbiddenState } from './ForbiddenState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Sem permissão · ForbiddenState',
  tags: ['autodocs'],
  component: ForbiddenState,
} satisfies Meta<typeof ForbiddenState>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithWayOut: Story = {
  args: { action: <LinkButton href="/">Voltar ao início</LinkButton> },
}
