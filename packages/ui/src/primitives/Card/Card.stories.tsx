import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Componentes/Estrutura/Cartão · Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: <p>20/11 é feriado: Consciência Negra.</p> },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHeading: Story = { args: { heading: 'Previsão de entrega' } }
