import type { Meta, StoryObj } from '@storybook/react-vite'
import { changePasswordSchema } from '@tramite/core/users'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx'

interface OwnedProps extends Omit<PasswordDialogProps, 'form'> {
  onSubmit: (passwords: unknown) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: changePasswordSchema, onSubmit })
  return <PasswordDialog {...props} form={form} />
}

const meta = {
  title: 'Conta/PasswordDialog',
  component: Owned,
  args: { isOpen: true, isPending: false, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Senha atual'), 'Antiga2025')
    const send = screen.getByRole('button', { name: 'Alterar senha' })
    await userEvent.click(send)
    await waitFor(() => expect(screen.getByText('Nova senha é obrigatório')).toBeVisible())
    await expect(screen.getByText('Confirmar nova senha é obrigatório')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Nova senha'), 'Girassol2026')
    await userEvent.type(screen.getByLabelText('Confirmar nova senha'), 'outra')
    await userEvent.click(send)
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Antiga2025',
      newPassword: 'Girassol2026',
      newPasswordConfirm: 'outra',
    })
  },
}
export const Failed: Story = {
  args: { failure: { title: 'O portal está fora do ar.', description: 'Tente novamente.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('O portal está fora do ar.')
  },
}
export const Saving: Story = { args: { isPending: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
