import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildBusiness, buildId } from '@tramite/core/testing'
import { expect, fn, userEvent } from 'storybook/test'
import { BusinessesView } from './BusinessesView.tsx'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: buildId(100 + index),
    name: `Pessoa ${index + 1}`,
    email: `pessoa${index + 1}@aurora.example`,
  }))
const businesses = [
  buildBusiness({ Users: people(3) }),
  buildBusiness({ id: buildId(21), name: 'Aurora Perfumes', Users: [] }),
  buildBusiness({
    id: buildId(22),
    name: 'Sociedade Amazônica de Cosméticos Naturais e Perfumaria Artesanal '.repeat(3).trim(),
    Users: people(5),
    usersTotal: 500,
  }),
]

const meta = {
  title: 'Negócios/BusinessesView',
  component: BusinessesView,
  args: {
    state: 'ready',
    businesses,
    counts: [
      { businessId: businesses[0]?.id ?? '', open: 12, waiting: 3, overdue: 1 },
      { businessId: buildId(22), open: 1, waiting: 0, overdue: 0 },
    ],
    haveCountsFailed: false,
    activeId: businesses[0]?.id,
    toDay: () => '11/08/2026',
    onCreate: fn(),
    onOpen: fn(),
    onRemove: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
} satisfies Meta<typeof BusinessesView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Em uso agora')).toHaveLength(1)
    for (const [name, href] of [
      [/^12 demandas em curso, /, '/demands'],
      [/^3 esperam por você, /, '/'],
      [/^1 atrasada, /, '/demands?order=forecastNullsLast'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(canvas.getByText('Nenhuma demanda em curso')).toBeVisible()
    await expect(canvas.getByText('500 usuários')).toBeVisible()
    await expect(canvas.getByText(/[^,] e mais 495$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Configurar Aurora Perfumes' })).toHaveAttribute(
      'href',
      `/business/${buildId(21)}/settings`,
    )
    const link = canvas.getByRole('link', { name: /^3 esperam por você/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledWith(businesses[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir Aurora Perfumes' }))
    await expect(args.onRemove).toHaveBeenCalledWith(businesses[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Novo negócio' }))
    await expect(args.onCreate).toHaveBeenCalled()
  },
}
/** Actions that the contract no longer allows are not offered. */
export const ContractEnded: Story = {
  render: (args) => <BusinessesView {...args} onCreate={null} onRemove={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Novo negócio' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Excluir/ })).toBeNull()
  },
}
/** The counts take up their room before they are known. */
export const CountsOnTheirWay: Story = {
  args: {
    businesses: businesses.slice(0, 1),
    counts: [{ businessId: businesses[0]?.id ?? '', open: 12, waiting: 3, overdue: 0 }],
  },
  render: (args) => (
    <>
      <BusinessesView {...args} counts={undefined} />
      <BusinessesView {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('listitem').map((item) => item.offsetHeight)
    await expect(before).toBe(after)
  },
}
export const Loading: Story = { args: { state: 'loading', businesses: [] } }
export const Failed: Story = {
  args: { state: 'failed', businesses: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
