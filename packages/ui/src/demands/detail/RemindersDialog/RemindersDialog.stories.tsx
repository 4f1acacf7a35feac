import type { Meta, StoryObj } from '@storybook/react-vite'
import { reminderLinkSchema } from '@tramite/core/demands'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { RemindersDialog, type RemindersDialogProps } from './RemindersDialog.tsx'

interface OwnedProps extends Omit<RemindersDialogProps, 'form'> {
  onSubmit: (values: { reminderId: string }) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: reminderLinkSchema, onSubmit })
  return <RemindersDialog {...props} form={form} />
}

const linked = [
  {
    id: 'r1',
    name: 'Renovar alvará da fábrica',
    duoDate: '2026-12-15',
    href: '/tools/reminders?text=Renovar',
  },
]
const free = [
  { id: 'r2', name: 'Assembleia anual de sócios', duoDate: '2026-12-03' },
  { id: 'r3', name: 'Publicar balanço no portal', duoDate: '2026-11-24' },
]

const meta = {
  title: 'Demandas/RemindersDialog',
  component: Owned,
  args: {
    isOpen: true,
    reminders: { state: 'ready', linked, free },
    onSubmit: fn(),
    onUnlink: fn(),
    isPending: false,
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const LinkAndUnlink: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: 'Renovar alvará da fábrica' })).toHaveAttribute(
      'href',
      '/tools/reminders?text=Renovar',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Vincular' }))
    const field = await dialog.findByRole('combobox', { name: 'Lembrete para vincular*' })
    await expect(field).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, 'assembleia')
    await userEvent.click(await screen.findByRole('option', { name: /Assembleia/ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Vincular' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ reminderId: 'r2' })
    await userEvent.click(dialog.getByRole('button', { name: /^Desvincular Renovar/ }))
    await expect(args.onUnlink).toHaveBeenLastCalledWith('r1')
  },
}
/** The row disappears with its button: the focus moves to the dialog. */
export const UnlinkedByKeyboard: Story = {
  render: function Unlinked(args) {
    const [rows, setRows] = useState(linked)
    return (
      <Owned
        {...args}
        reminders={{ state: 'ready', linked: rows, free }}
        onUnlink={() => setRows([])}
      />
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    within(dialog)
      .getByRole('button', { name: /^Desvincular Renovar/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(await within(dialog).findByText('Nenhum lembrete vinculado.')).toBeVisible()
    await waitFor(() => expect(dialog).toHaveFocus())
  },
}
export const None: Story = { args: { reminders: { state: 'ready', linked: [], free: [] } } }
export const Loading: Story = { args: { reminders: { state: 'loading' } } }
export const Failed: Story = {
  args: { reminders: { state: 'failed', onRetry: fn(), isRetrying: false } },
}
