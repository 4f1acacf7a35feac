import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { printedPart } from '../../labels/printed-part.ts'
import { samplePaper } from '../../paged-list/ListPaper/paper-sample.ts'
import { sampleTemplates, sampleTypes } from '../template-samples.ts'
import { TemplatesView } from './TemplatesView.tsx'

const meta = {
  title: 'Gerador/TemplatesView',
  component: TemplatesView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'ready',
    templates: sampleTemplates,
    total: 20,
    isOld: false,
    types: sampleTypes,
    filter: { text: '', typeId: '' },
    onFilterChange: fn(),
    paper: samplePaper,
    onShowMore: fn(),
    isLoadingMore: false,
    onRetry: fn(),
    isRetrying: false,
  },
} satisfies Meta<typeof TemplatesView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    const steps = canvas.getByRole('region', { name: 'Como funciona' })
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(3)
    const contracts = within(canvas.getByRole('region', { name: 'Contratos' }))
    await expect(contracts.getAllByRole('listitem')).toHaveLength(2)
    const last = canvas.getAllByRole('heading', { level: 2 }).at(-1)
    await expect(last).toHaveTextContent('Outros')
    await expect(canvas.getByRole('link', { name: 'Procuração particular' })).toHaveAttribute(
      'href',
      `/tools/templates/${args.templates[3]?.id}`,
    )
    const long = canvas.getByRole('link', { name: /^Cessão de quotas/ }).closest('li')
    await expect(long?.scrollWidth).toBe(long?.clientWidth)
    await userEvent.selectOptions(canvas.getByLabelText('Tipo'), 'Trabalhista')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      text: '',
      typeId: sampleTypes[1]?.id,
    })
    // The search is debounced; on a busy machine it may fire once between two keys, too.
    await userEvent.type(canvas.getByRole('searchbox'), 'NDA')
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({ text: 'NDA', typeId: '' }),
    )
    await expect(args.onFilterChange.mock.calls.length).toBeLessThan(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais modelos' }))
    await expect(args.onShowMore).toHaveBeenCalledOnce()
  },
}
/** On paper alone: whose the list is, what it is filtered by, and how much of it is there. */
export const OnPaper: Story = {
  args: { filter: { text: 'quotas', typeId: sampleTypes[0]?.id ?? '' } },
  play: async ({ canvas, args }) => {
    const whose = await canvas.findByText(/^Aurora Cosméticos\. Emitido em/)
    await expect(whose).not.toBeVisible()
    const type = sampleTypes[0]?.name
    await expect(
      canvas.getByText(`Filtros: Nome do modelo: quotas; Tipo: ${type}.`),
    ).toBeInTheDocument()
    const { templates, total } = args
    await expect(canvas.getByText(printedPart(templates.length, total))).toBeInTheDocument()
  },
}
export const Loading: Story = { args: { state: 'loading', templates: [], onShowMore: undefined } }
export const NothingFound: Story = {
  args: {
    templates: [],
    total: 0,
    types: [],
    filter: { text: 'zzz', typeId: '' },
    onShowMore: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum modelo encontrado')).toBeVisible()
    await expect(canvas.queryByLabelText('Tipo')).toBeNull()
  },
}
export const Failed: Story = {
  args: { state: 'failed', templates: [], onShowMore: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
