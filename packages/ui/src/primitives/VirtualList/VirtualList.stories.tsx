import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { VirtualList, type VirtualListProps, VirtualPanel } from './VirtualList.tsx'

interface Row {
  id: string
  name: string
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Demanda nº ${index + 1}` }))

const meta = {
  title: 'Componentes/Listas/Lista longa (virtual) · VirtualList',
  tags: ['autodocs'],
  component: VirtualList<Row>,
  args: {
    label: 'Demandas',
    items: rowsOf(10_000),
    getKey: (row) => row.id,
    estimateSize: 49,
    renderItem: (row) => (
      <p style={{ padding: 12, borderBottom: '1px solid var(--line)' }}>{row.name}</p>
    ),
  },
} satisfies Meta<VirtualListProps<Row>>

export default meta
type Story = StoryObj<typeof meta>

export const TenThousandRows: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('listitem')[0]
    await expect(first).toHaveAttribute('aria-setsize', '10000')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(document.querySelectorAll('*').length).toBeLessThan(800)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(canvas.getByText('Demanda nº 10000')).toBeInTheDocument())
    await expect(document.querySelectorAll('*').length).toBeLessThan(800)
    window.scrollTo(0, 0)
  },
}
export const OneRow: Story = { args: { items: rowsOf(1) } }
export const InAPanel: Story = {
  args: { onEndReached: fn() },
  render: (args) => (
    <div style={{ height: 320, border: '1px solid var(--line)' }}>
      <VirtualPanel {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('region', { name: 'Demandas' })
    await expect(args.onEndReached).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(panel).toHaveFocus()
    await expect(panel).toHaveStyle({ outlineStyle: 'solid', outlineOffset: '-2px' })
    // The panel knows its own size once it has been rendered.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    panel.scrollTop = panel.scrollHeight
    await waitFor(() => expect(canvas.getByText('Demanda nº 10000')).toBeInTheDocument())
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalled())
  },
}
