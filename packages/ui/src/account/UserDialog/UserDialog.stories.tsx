import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { createMasks } from '@tramite/core/forms'
import { buildUser } from '@tramite/core/testing'
import { createUserFormSchema } from '@tramite/core/users'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'

interface OwnedProps extends Omit<UserDialogProps, 'form' | 'fields'> {
  isProtected?: boolean
  onSubmit: (user: unknown) => void
}

function Owned({ onSubmit, isProtected = false, ...props }: OwnedProps) {
  const schema = createUserFormSchema(conventions.specified)
  const { user } = props
  const form = useStoryForm({
    schema,
    ...(user && { initial: { name: user.name, email: user.email } }),
    onSubmit,
  })
  const offers = isProtected
    ? ({
        changeEmail: { allowed: false, reason: 'emailProtected' },
        grantAdmin: { allowed: false, reason: 'roleProtected' },
      } as const)
    : ({ changeEmail: { allowed: true }, grantAdmin: { allowed: true } } as const)
  const masks = createMasks(conventions.specified)
  return <UserDialog {...props} form={form} fields={{ form, masks, offers }} />
}

const meta = {
  title: 'Conta/UserDialog',
  component: Owned,
  args: { isOpen: true, isPending: false, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar usuário' }))
    await waitFor(() => expect(screen.getByText('Nome é obrigatório')).toBeVisible())
    await expect(screen.getByText('E-mail é obrigatório')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Nome'), 'Diego Martins')
    await userEvent.type(screen.getByLabelText('E-mail'), 'diego@aurora.example')
    await userEvent.type(screen.getByLabelText('Telefone'), '11987654321')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Administrador' }))
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar usuário' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Diego Martins',
      email: 'diego@aurora.example',
      phone: '11987654321',
      occupation: null,
      customerAdmin: true,
    })
  },
}
/** Of several businesses, the dialog says in which one the person begins, and where the others are given. */
export const NewOfSeveralBusinesses: Story = {
  args: { business: { name: 'Aurora Botânica', mayGiveOthers: true } },
  play: async () => {
    const text =
      'Ela entra no negócio Aurora Botânica, o escolhido no topo da página. O acesso a outros negócios se dá na página Negócios.'
    await expect(await screen.findByText(text)).toBeVisible()
  },
}
export const NewByAdmin: Story = {
  args: { business: { name: 'Aurora Botânica', mayGiveOthers: false } },
  play: async () => {
    const text = /O acesso a outros negócios é o administrador principal quem dá\.$/
    await expect(await screen.findByText(text)).toBeVisible()
  },
}
export const EmailAsked: Story = {
  args: {
    user: buildUser({ pendingEmail: 'marina@brisa.example' }),
    withdrawal: { onWithdraw: fn(), isWithdrawing: false },
  },
  play: async ({ args }) => {
    const notice = await screen.findByText(/^Enviamos um link para marina@brisa.example/)
    await expect(notice).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar troca' }))
    await expect(args.withdrawal?.onWithdraw).toHaveBeenCalledWith('marina@brisa.example')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Protected: Story = {
  args: { user: buildUser({ customerAdmin: true }), isProtected: true },
  play: async () => {
    await expect(await screen.findByLabelText('E-mail')).toHaveAttribute('readonly')
    await expect(screen.getByRole('checkbox', { name: 'Administrador' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const ChangedMeanwhile: Story = { args: { user: buildUser(), changed: ['phone'] } }
export const Saving: Story = { args: { isPending: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
