import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Componentes/Listas/Linha do tempo · Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'Andamento',
    entries: [
      { id: '1', title: 'Demanda aberta', dateText: '03/11/2026', tone: 'info' },
      { id: '2', title: 'Em andamento', dateText: '04/11/2026', tone: 'progress' },
      {
        id: '3',
        title: 'O escritório pediu um documento',
        dateText: 'hoje, 14:20',
        tone: 'turn',
        content: <p>Falta a matrícula do imóvel.</p>,
      },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const One: Story = {
  args: { entries: [{ id: '1', title: 'Demanda aberta', dateText: '03/11/2026' }] },
}
