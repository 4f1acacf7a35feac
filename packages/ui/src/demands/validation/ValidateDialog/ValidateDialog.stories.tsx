import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ValidateDialog } from './ValidateDialog.tsx'

const contract = { id: '1', externalId: 1042, name: 'Contrato de distribuição com a Rede Sabor' }
const many = Array.from({ length: 14 }, (_, index) => ({
  id: `d${index}`,
  externalId: 1043 + index,
  name:
    index === 3 ? 'Contrato_de_prestacao_de_servicos_2026_versao_final.pdf' : `Parecer ${index}`,
}))

const meta = {
  title: 'Demandas/ValidateDialog',
  component: ValidateDialog,
  args: { demands: [contract], isPending: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ValidateDialog>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Validar demanda' }))
    await expect(dialog.getByText(/você aceita o que foi entregue/)).toBeInTheDocument()
    // Chosen in the list, the demand is named nowhere else.
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      'Contrato de distribuição com a Rede Sabor Nº 1042',
    )
    // Tab passes a list that does not scroll.
    await expect(dialog.getByRole('list')).not.toHaveAttribute('tabindex')
    await userEvent.click(dialog.getByRole('button', { name: 'Validar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Several: Story = {
  args: { demands: many },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Validar 14 demandas' }))
    await expect(dialog.getAllByRole('listitem')).toHaveLength(14)
    await waitFor(() => expect(dialog.getByRole('list')).toHaveAttribute('tabindex', '0'))
    await expect(dialog.getByText(/^Parecer 0/)).toHaveTextContent('Nº 1043')
  },
}

export const Validating: Story = { args: { isPending: true } }
