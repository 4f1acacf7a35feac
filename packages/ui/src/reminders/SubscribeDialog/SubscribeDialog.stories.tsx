import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SubscribeDialog } from './SubscribeDialog.tsx'

const address =
  'https://portal.oliveiralima.example/api/calendar/4ZkMfX0x2b1T7hWJqv9cR3sPpYlGdN5uEoA8iKtB6yQ.ics'

const meta = {
  title: 'Lembretes/SubscribeDialog',
  component: SubscribeDialog,
  args: {
    state: 'ready',
    onRetry: fn(),
    isRetrying: false,
    createdAt: null,
    timeZone: 'America/Sao_Paulo',
    address: undefined,
    isCreating: false,
    isRevoking: false,
    onCreate: fn(),
    onRevoke: fn(),
    onCopy: fn(async () => true),
    onSaveAll: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SubscribeDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async () => within(await screen.findByRole('dialog'))

export const None: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf()
    await expect(dialog.queryByRole('button', { name: 'Desfazer endereço' })).toBeNull()
    await expect(dialog.getByText(/ou troca de senha ou de e-mail\.$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Criar endereço' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar arquivo' }))
    await expect(args.onSaveAll).toHaveBeenCalledOnce()
  },
}
/** The address replaces the button: the instructions are announced, and come next. */
export const MadeByKeyboard: Story = {
  render: function Made(args) {
    const [isMade, setMade] = useState(false)
    return (
      <SubscribeDialog
        {...args}
        {...(isMade && { createdAt: '2026-11-23T13:12:00.000Z', address })}
        onCreate={() => setMade(true)}
      />
    )
  },
  play: async () => {
    const dialog = await dialogOf()
    const said = dialog.getByText(/^Você ainda não tem/).closest('[aria-live="polite"]')
    dialog.getByRole('button', { name: 'Criar endereço' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Copiar endereço' })).toHaveFocus(),
    )
    await expect(said).toHaveTextContent(/^Copie o endereço agora/)
  },
}
export const MadeNow: Story = {
  args: { createdAt: '2026-11-23T13:12:00.000Z', address },
  play: async ({ args }) => {
    const dialog = await dialogOf()
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar endereço' }))
    await expect(args.onCopy).toHaveBeenCalledWith(address)
    await expect(await dialog.findByText('Endereço copiado')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Abrir no meu calendário' })).toHaveAttribute(
      'href',
      address.replace('https:', 'webcal:'),
    )
    // The address is not shown again: an accidental key press does not close the dialog.
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const MadeBefore: Story = {
  args: { createdAt: '2026-11-23T13:12:00.000Z' },
  play: async ({ args }) => {
    const dialog = await dialogOf()
    await expect(dialog.getByText(/^Endereço criado em 23\/11\/2026 10:12\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer endereço' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer endereço' }))
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'Desfazer endereço' }))
    await expect(args.onRevoke).toHaveBeenCalledOnce()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}
export const NotLoaded: Story = { args: { state: 'failed' } }
