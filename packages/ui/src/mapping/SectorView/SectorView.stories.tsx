import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect, fn, userEvent } from 'storybook/test'
import { SectorView } from './SectorView.tsx'

const activities = [
  { id: buildId(11), label: 'Folha de pagamento', percentage: 100 },
  { id: buildId(12), label: 'Recrutamento e seleção', percentage: 47 },
]

const meta = {
  title: 'Mapeamento/SectorView',
  component: SectorView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    sector: { id: buildId(1), sectorName: 'RH', activities },
    hasFailed: false,
    isRetrying: false,
    closed: null,
    onRetry: fn(),
    onAdd: fn(),
    onRename: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SectorView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('47% preenchido')).toBeVisible()
    // Announced when one is added or removed.
    await expect(canvas.getByRole('status')).toHaveTextContent('2 atividades')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar atividade' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Renomear Folha de pagamento' }))
    await expect(args.onRename).toHaveBeenCalledWith(activities[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir Recrutamento e seleção' }))
    await expect(args.onDelete).toHaveBeenCalledWith(activities[1])
  },
}
export const Empty: Story = {
  args: { sector: { id: buildId(1), sectorName: 'RH', activities: [] } },
}
export const Closed: Story = {
  args: { closed: 'inReview' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Aguarde a liberação do advogado/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Excluir|Renomear|Adicionar/ })).toBeNull()
  },
}
export const FullWithLongNames: Story = {
  args: {
    sector: {
      id: buildId(1),
      sectorName: 'Departamento'.repeat(12),
      activities: Array.from({ length: 20 }, (_, index) => ({
        id: buildId(100 + index),
        label: index === 0 ? 'Tratamento'.repeat(25) : `Atividade ${index}`,
        percentage: index * 5,
      })),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Um setor aceita no máximo 20 atividades.')).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
export const Loading: Story = { args: { sector: undefined } }
export const Failed: Story = { args: { sector: undefined, hasFailed: true } }
