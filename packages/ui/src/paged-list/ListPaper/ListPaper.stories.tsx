import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListPaper } from './ListPaper.tsx'
import { samplePaper } from './paper-sample.ts'

/** Seen on paper only. */
const meta = {
  title: 'Listas/ListPaper',
  component: ListPaper,
  args: { paper: samplePaper, filters: [['Nome do documento', '']], shown: 15, total: 24 },
} satisfies Meta<typeof ListPaper>

export default meta
type Story = StoryObj<typeof meta>

export const Unfiltered: Story = {
  play: async ({ canvas }) => {
    const whose = await canvas.findByText(
      'Aurora Cosméticos. Emitido em 10/03/2026, no portal de Vasconcelos & Prado',
    )
    await expect(whose).not.toBeVisible()
    await expect(canvas.getByText('Sem filtros.')).toBeInTheDocument()
    await expect(canvas.getByText('15 de 24 nesta impressão')).toBeInTheDocument()
  },
}

export const Filtered: Story = {
  args: {
    filters: [['Nome do documento', 'parecer']],
    period: { startDate: '2026-03-01', endDate: '' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Filtros: Nome do documento: parecer; De: 01/03/2026.'),
    ).toBeInTheDocument()
  },
}

/** What belongs to no business, while it is not known how much there is. */
export const OfNoBusiness: Story = {
  args: { paper: { ...samplePaper, businessName: undefined }, total: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Emitido em 10/03/2026, no portal de Vasconcelos & Prado'),
    ).toBeInTheDocument()
    await expect(canvas.queryByText(/nesta impressão/)).toBeNull()
  },
}
