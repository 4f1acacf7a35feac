import type { Meta, StoryObj } from '@storybook/react-vite'
import { demandMessages } from '@tramite/core/messages'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { toAllOptions } from '../../../primitives/ComboBox/options.ts'
import { TagsDialog } from './TagsDialog.tsx'

const tags = ['Contencioso', 'Fornecedores', 'LGPD', 'Urgente'].map((label, index) => ({
  id: `t${index}`,
  label,
}))

const meta = {
  title: 'Demandas/TagsDialog',
  component: TagsDialog,
  args: {
    isOpen: true,
    tags: toAllOptions(tags),
    value: tags.slice(0, 2),
    isPrivate: false,
    onAdd: fn(),
    onRemove: fn(),
    onCreate: fn(),
    isPending: false,
    onClose: fn(),
  },
} satisfies Meta<typeof TagsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const AddRemoveCreate: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByRole('combobox', { name: 'Tags desta demanda' })
    await userEvent.type(field, 'lgp')
    await userEvent.click(await screen.findByRole('option', { name: 'LGPD' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith(tags[2])
    await userEvent.type(field, 'Lojas{Enter}')
    await expect(args.onCreate).toHaveBeenLastCalledWith('Lojas')
    await userEvent.keyboard('{Escape}')
    const first = await dialog.findByRole('row', { name: /Contencioso/ })
    await userEvent.click(within(first).getByRole('button'))
    await expect(args.onRemove).toHaveBeenLastCalledWith(tags[0])
  },
}
/** A name that was typed and not added is not lost by closing, and needs no key to be added. */
export const TypedThenClosed: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByRole('combobox', { name: 'Tags desta demanda' })
    await userEvent.type(field, 'Lojas')
    await screen.findByRole('option', { name: 'Adicionar “Lojas”' })
    await userEvent.tab()
    const [, close] = dialog.getAllByRole('button', { name: 'Fechar' })
    if (!close) throw new Error('No button at the foot')
    await userEvent.click(close)
    await screen.findByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Continuar preenchendo' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Adicionar “Lojas”' }))
    await expect(args.onCreate).toHaveBeenLastCalledWith('Lojas')
    await userEvent.tab()
    await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Everybody of the customer reads the names, where the demand is hidden from them too. */
export const OfPrivateDemand: Story = {
  args: { isPrivate: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByRole('combobox', { name: 'Tags desta demanda' })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/todas as pessoas da sua conta o veem\./),
    )
  },
}
/** Tags that could not be read are not reported as none. */
export const NotRead: Story = {
  args: {
    tags: { options: [], isComplete: false, rest: { isRetrying: false, onRetry: fn() } },
    value: [],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A lista não veio inteira')
  },
}
/** A rejected name is back in the field. */
export const NotTaken: Story = {
  args: { refused: { text: 'Lojas do sul' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByRole('combobox', { name: 'Tags desta demanda' })
    await userEvent.click(field)
    await expect(await dialog.findByDisplayValue('Lojas do sul')).toBeVisible()
  },
}
export const None: Story = { args: { value: [] } }
export const Repeated: Story = { args: { error: demandMessages['demands.tagRepeated'] } }
export const Full: Story = {
  args: {
    isPending: true,
    value: Array.from({ length: 20 }, (_, index) => ({
      id: `f${index}`,
      label: `Contencioso estratégico regional ${index + 1}`,
    })),
  },
}
