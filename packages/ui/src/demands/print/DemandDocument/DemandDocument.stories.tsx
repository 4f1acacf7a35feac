import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId, buildItem, buildTag } from '@tramite/core/testing'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  extremeDemand,
  sampleCauses,
  sampleDemand,
  sampleFiles,
  sampleFrame,
  sampleItems,
  samplePeople,
  sampleTimeline,
  sampleViewer,
  toSampleChanges,
} from '../../detail/demand-samples.ts'
import { DemandDocument, type PrintableDemand } from './DemandDocument.tsx'

const printable: PrintableDemand = {
  demand: sampleDemand,
  tags: [buildTag({ id: buildId(6001), name: 'Fornecedores' })],
  timeline: sampleTimeline(sampleDemand, toSampleChanges('PENDING', 'IN_PROGRESS')).timeline,
  causes: sampleCauses,
  people: samplePeople,
  items: sampleItems,
  files: sampleFiles,
}

const meta = {
  title: 'Demandas/DemandDocument',
  component: DemandDocument,
  parameters: { layout: 'fullscreen' },
  args: {
    printable,
    frame: sampleFrame,
    context: {
      customerName: 'Aurora Alimentos Ltda.',
      businessName: 'Aurora Botânica',
      userNames: new Map(),
      areAllNamed: false,
    },
    firmName: 'Prado & Moura Advogados',
    viewerName: sampleViewer.name,
    onPrint: fn(),
  },
} satisfies Meta<typeof DemandDocument>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleDemand.name)
    await expect(canvas.getByText('Aurora Botânica')).toBeVisible()
    await expect(canvas.getByText(sampleDemand.description)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Minuta da notificação/ })).toBeVisible()
    // Those of the conversation are counted by the tab of this name as well.
    const files = canvas.getByRole('region', { name: 'Documentos' })
    await expect(within(files).getByRole('row', { name: /Comprovante da entrega/ })).toBeVisible()
    const dates = canvas.getByRole('region', { name: 'Datas previstas' })
    const moves = within(dates).getAllByRole('listitem')
    await expect(moves).toHaveLength(3)
    await expect(moves[2]).toHaveTextContent('De 26/11/2026 para 01/12/2026')
    await expect(moves[2]).toHaveTextContent('a data andou 3 dias úteis, o tempo da espera')
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** Before the firm has given a date, none is mentioned. */
export const WithoutDate: Story = {
  args: { printable: { ...printable, causes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Datas previstas')).toBeNull()
  },
}

/** A deleted entry keeps its place; what only the firm sees is not there. */
export const TakenBack: Story = {
  args: {
    printable: {
      ...printable,
      items: [
        buildItem({ id: buildId(1), content: 'segredo retirado', deleted: true }),
        buildItem({ id: buildId(2), content: 'só para o escritório', type: 'PRIVATE_MESSAGE' }),
      ],
      files: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/segredo retirado/)).toBeNull()
    await expect(canvas.queryByText(/só para o escritório/)).toBeNull()
    await expect(canvas.getByText('Nenhum documento.')).toBeVisible()
  },
}

export const Extreme: Story = {
  args: {
    printable: {
      ...printable,
      demand: extremeDemand,
      timeline: sampleTimeline(extremeDemand).timeline,
    },
  },
}

export const Gathering: Story = { args: { printable: undefined } }

export const Failed: Story = {
  args: { printable: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
