import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { DayStrip } from './DayStrip.tsx'

const meta = {
  title: 'Componentes/Listas/Faixa de dias · DayStrip',
  tags: ['autodocs'],
  component: DayStrip,
  args: {
    label: 'Dias até a entrega',
    days: [
      { date: '2026-11-18', weekday: 'qua', kind: 'skipped', reason: 'pedido depois das 18h' },
      { date: '2026-11-19', weekday: 'qui', kind: 'start' },
      { date: '2026-11-20', weekday: 'sex', kind: 'skipped', reason: 'Consciência Negra' },
      { date: '2026-11-21', weekday: 'sáb', kind: 'skipped' },
      { date: '2026-11-22', weekday: 'dom', kind: 'skipped' },
      { date: '2026-11-23', weekday: 'seg', kind: 'counted' },
      { date: '2026-11-24', weekday: 'ter', kind: 'counted' },
      { date: '2026-11-25', weekday: 'qua', kind: 'due' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 316 }}>
        <Card heading="Previsão de entrega">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DayStrip>

export default meta
type Story = StoryObj<typeof meta>

export const EightDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByText(/Consciência Negra/)).toBeInTheDocument()
    const start = canvas.getAllByRole('listitem')[1]
    await expect(start).toHaveTextContent('qui19a contagem começa aqui')
  },
}
