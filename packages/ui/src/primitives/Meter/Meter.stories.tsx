import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarList, Meter, ProgressRing } from './Meter.tsx'

const meta = {
  title: 'Componentes/Listas/Medidor · Meter',
  tags: ['autodocs'],
  component: Meter,
  args: { label: 'Mapeamento', value: 3, max: 8, valueText: '3 de 8 respostas' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Mapeamento' })).toHaveAttribute(
      'aria-valuetext',
      '3 de 8 respostas',
    )
  },
}
export const None: Story = { args: { value: 0, valueText: 'nenhuma resposta' } }
export const All: Story = { args: { value: 8, valueText: '8 de 8 respostas', tone: 'success' } }
export const Over: Story = { args: { value: 12, valueText: '12 de 8', tone: 'danger' } }
export const Ring: Story = {
  render: () => <ProgressRing label="Jornada" value={5} max={8} valueText="5 de 8 passos" />,
}
export const Bars: Story = {
  render: () => (
    <BarList
      label="Pagamentos por mês"
      bars={[
        { id: '9', label: 'Setembro', value: 1200, valueText: 'R$ 1.200,00' },
        { id: '10', label: 'Outubro', value: 2400, valueText: 'R$ 2.400,00', tone: 'danger' },
        { id: '11', label: 'Novembro', value: 0, valueText: 'nada' },
      ]}
    />
  ),
}
