import type { Meta, StoryObj } from '@storybook/react-vite'
import { demandOutcomeMessages } from '@tramite/core/messages'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OrderDialog, type OrderedDemand } from './OrderDialog.tsx'

const demands: OrderedDemand[] = [
  ['Contrato de locação da loja Pinheiros', '2026-11-30'],
  ['Acordo de sócios: entrada de investidor', '2026-12-02'],
  ['Política de cookies do novo e-commerce', null],
].map(([name, deleveryForecast], index) => ({
  id: `d${index + 1}`,
  externalId: 1271 + index,
  name: name ?? '',
  deleveryForecast: deleveryForecast ?? null,
}))
const locked: OrderedDemand[] = [
  {
    id: 'd9',
    externalId: 1260,
    name: 'Notificação extrajudicial a fornecedor em atraso',
    deleveryForecast: '2026-11-24',
  },
]

const meta = {
  title: 'Demandas/OrderDialog',
  component: OrderDialog,
  args: {
    isOpen: true,
    queue: { state: 'ready', locked, demands },
    preview: { state: 'none' },
    hasChanged: false,
    onOrder: fn(),
    onUndo: fn(),
    onSave: fn(),
    isPending: false,
    onClose: fn(),
  },
} satisfies Meta<typeof OrderDialog>

export default meta
type Story = StoryObj<typeof meta>

export const AsItIs: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ordem de prioridade' }))
    await expect(dialog.queryByRole('button', { name: /^Descer Notificação/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar ordem' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: /^Descer Contrato/ }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(['d2', 'd1', 'd3'], 'd1')
  },
}

export const NotSaved: Story = {
  args: {
    failure: {
      title: demandOutcomeMessages['demands.reorderFailed'],
      description: 'Sem conexão. Verifique a internet e tente novamente.',
    },
  },
}

export const Moved: Story = {
  args: {
    preview: {
      state: 'ready',
      dates: new Map([
        ['d1', '2026-12-02'],
        ['d2', '2026-11-30'],
      ]),
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('row', { name: /Contrato de locação/ })).toHaveTextContent(
      '02/12/2026era 30/11/2026',
    )
    await expect(dialog.getByText('2 datas mudam.')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar ordem' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}
/** Somebody else saved an order meanwhile, over which this one's moves stand. */
export const ChangedMeanwhile: Story = {
  args: { ...Moved.args, hasChanged: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const said = dialog.getByText(/^Outra pessoa mudou a ordem da fila/)
    await expect(said.closest('[role="status"]')).toHaveTextContent('2 datas mudam.')
  },
}
/** The undo button goes with the moves: the focus stays in the dialog, and the saved order is announced. */
export const UndoneByKeyboard: Story = {
  render: function Undone(args) {
    const [isMoved, setMoved] = useState(true)
    return (
      <OrderDialog
        {...args}
        preview={{ state: isMoved ? 'loading' : 'none' }}
        onUndo={() => setMoved(false)}
      />
    )
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const undo = dialog.getByRole('button', { name: 'Desfazer' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('button', { name: 'Salvar ordem' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    )
    const said = dialog.getByText('Esta é a ordem que está salva.')
    await expect(said.closest('[role="status"]')).toBeVisible()
  },
}
export const Calculating: Story = { args: { preview: { state: 'loading' } } }
export const PreviewFailed: Story = { args: { preview: { state: 'failed' } } }
export const Saving: Story = { args: { preview: { state: 'loading' }, isPending: true } }
export const TooFew: Story = {
  args: { queue: { state: 'ready', locked, demands: demands.slice(0, 1) } },
}
export const Loading: Story = { args: { queue: { state: 'loading' } } }
export const Failed: Story = {
  args: { queue: { state: 'failed', onRetry: fn(), isRetrying: false } },
}
/** With many demands only the list scrolls, not the dialog around it. */
export const Many: Story = {
  args: {
    queue: {
      state: 'ready',
      locked,
      demands: Array.from({ length: 60 }, (_, index) => ({
        id: `m${index}`,
        externalId: 2000 + index,
        name: `Defesa em auto de infração da vigilância sanitária da unidade ${index + 1}`,
        deleveryForecast: '2026-12-15',
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight)
  },
}
/** Nor once something has moved: what the move changes is in view, above the buttons. */
export const ManyMoved: Story = {
  ...Many,
  args: { ...Many.args, preview: { state: 'ready', dates: new Map([['m1', '2026-12-16']]) } },
}
