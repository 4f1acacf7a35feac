import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PrioritizeDialog } from './PrioritizeDialog.tsx'

const changes = [
  {
    demandId: buildId(1),
    name: 'Revisão do contrato de locação da loja Pinheiros',
    from: '2026-11-23',
    to: '2026-11-25',
  },
  {
    demandId: buildId(2),
    name: 'Política de cookies do e-commerce',
    from: '2026-11-24',
    to: '2026-11-27',
  },
  {
    demandId: buildId(3),
    name: 'Licença ambiental da nova estufa',
    otherBusiness: 'Aurora Botânica',
    from: '2026-11-25',
    to: '2026-11-27',
  },
]

const meta = {
  title: 'Demandas/PrioritizeDialog',
  component: PrioritizeDialog,
  args: {
    isOpen: true,
    currentForecast: '2026-11-27',
    estimate: '2026-11-23',
    preview: { state: 'ready', deleveryForecast: '2026-11-23', changes },
    onConfirm: fn(),
    onClose: fn(),
    isPending: false,
  },
} satisfies Meta<typeof PrioritizeDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Preview: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('segunda, 23/11/2026')).toBeInTheDocument()
    await expect(dialog.getByText('3 outras demandas mudam de data')).toBeInTheDocument()
    // The changes are announced, not the table.
    await expect(dialog.getByRole('status')).toHaveTextContent(
      /^Nova previsão: segunda, 23\/11\/2026\. ?3 outras demandas mudam de data$/,
    )
    const row = dialog.getByRole('row', { name: /Política de cookies/ })
    await expect(row).toHaveTextContent('24/11/202627/11/2026')
    // The queue is of all businesses: a demand of another one is not looked for in this one's lists.
    const other = dialog.getByRole('rowheader', { name: /Licença ambiental/ })
    await expect(other).toHaveTextContent('Aurora Botânica')
    await userEvent.click(dialog.getByRole('button', { name: 'Priorizar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const NobodyMoves: Story = {
  args: { preview: { state: 'ready', deleveryForecast: '2026-11-23', changes: [] } },
}
export const Loading: Story = {
  args: { preview: { state: 'loading' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/2 dias úteis a partir de agora/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Priorizar' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const AmongTheNext: Story = {
  args: { currentForecast: '2026-11-20', preview: { state: 'loading' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/já está entre as próximas entregas/)).toBeInTheDocument()
    await expect(dialog.getAllByText('sexta, 20/11/2026')).toHaveLength(2)
    await expect(dialog.queryByText(/Estimativa/)).toBeNull()
  },
}
export const Failed: Story = {
  args: { preview: { state: 'failed', onRetry: fn(), isRetrying: false } },
}
export const Prioritising: Story = { args: { isPending: true } }
export const ManyMove: Story = {
  args: {
    preview: {
      state: 'ready',
      deleveryForecast: '2026-11-23',
      changes: Array.from({ length: 80 }, (_, index) => ({
        demandId: buildId(100 + index),
        name: `Defesa em auto de infração da vigilância sanitária, unidade ${index + 1}`,
        from: '2026-12-01',
        to: '2026-12-15',
      })),
    },
  },
}
/** Its dates would not come: it was delivered while the dialog was open. */
export const Overtaken: Story = {
  args: {
    refusal:
      'Helena Prado mudou o status da demanda para Entregue em 20/11/2026 14:10. Só uma demanda em andamento pode ser priorizada.',
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/Só uma demanda em andamento/)).toBeVisible()
    await expect(dialog.queryByText(/passa à frente|Nova previsão/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Priorizar' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
