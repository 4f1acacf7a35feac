import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Componentes/Mensagens/Esqueleto (carregando) · Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '18rem' } }
export const Title: Story = { args: { width: '24rem', height: '2.25rem' } }
export const InACard: Story = {
  render: () => (
    <Card>
      <div style={{ display: 'grid', gap: 12 }}>
        <Skeleton width="60%" />
        <Skeleton width="40%" height="0.75rem" />
      </div>
    </Card>
  ),
}
