import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { createMasks } from '@tramite/core/forms'
import { buildUser } from '@tramite/core/testing'
import { createUserEditSchema } from '@tramite/core/users'
import { expect, fn, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { UserSection, type UserSectionProps } from './UserSection.tsx'

const user = buildUser()
const values = {
  name: user.name,
  email: user.email,
  phone: '(11) 9 8765-4321',
  occupation: 'Analista de contratos',
  customerAdmin: false,
  currentPassword: '',
}

interface OwnedProps extends Omit<UserSectionProps, 'form'> {
  onSave: (user: unknown) => void
}

function Owned({ onSave, ...props }: OwnedProps) {
  const schema = createUserEditSchema(conventions.specified, user)
  const form = useStoryForm({ schema, initial: values, onSubmit: onSave })
  return <UserSection {...props} form={form} />
}

const meta = {
  title: 'Conta/UserSection',
  component: Owned,
  args: {
    user,
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    masks: createMasks(conventions.specified),
    offers: {
      changeEmail: { allowed: true },
      grantAdmin: { allowed: false, reason: 'notAdmin' },
    },
    withdrawal: { onWithdraw: fn(), isWithdrawing: false },
    isEditing: false,
    isPending: false,
    changed: [],
    onEdit: fn(),
    onSave: fn(),
    onCancel: fn(),
    onChangePassword: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('(11) 9 8765-4321')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Administrador' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Excluir' })).toHaveAccessibleDescription(
      'Você não pode excluir a própria conta. Peça a alguém com mais permissões, ou ao escritório.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Alterar senha' }))
    await expect(args.onChangePassword).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Seus dados' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

/** Nobody of the customer has more permissions. */
export const SuperAdmin: Story = {
  args: { user: buildUser({ customerSuperAdmin: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Excluir' })).toHaveAccessibleDescription(
      'Você não pode excluir a própria conta. Peça ao escritório.',
    )
  },
}

export const Editing: Story = {
  args: { isEditing: true },
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText('E-mail')
    // WCAG 1.3.5: fields about the reader have their autocomplete purpose.
    for (const [label, purpose] of [
      ['Nome', 'name'],
      ['E-mail', 'email'],
      ['Telefone', 'tel'],
      ['Cargo/Função', 'organization-title'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', purpose)
    }
    await userEvent.clear(email)
    await userEvent.type(email, 'mar ina@brisa.example')
    await expect(email).toHaveValue('marina@brisa.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alterações' }))
    await expect(canvas.getByText('Senha atual é obrigatório')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Senha atual'), 'Girassol2026')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administrador' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alterações' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      name: user.name,
      email: 'marina@brisa.example',
      phone: '11987654321',
      occupation: 'Analista de contratos',
      customerAdmin: false,
      currentPassword: 'Girassol2026',
    })
  },
}

export const AdminEditing: Story = {
  args: {
    isEditing: true,
    offers: { changeEmail: { allowed: true }, grantAdmin: { allowed: true } },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Administrador' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

export const ChangedMeanwhile: Story = {
  args: { isEditing: true, changed: ['occupation', 'customerAdmin'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargo/Função: Analista de contratos')).toBeVisible()
    await expect(canvas.getByText('Administrador: Não')).toBeVisible()
  },
}

export const EmailWaiting: Story = {
  args: { user: buildUser({ pendingEmail: 'marina@brisa.example', phone: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Enviamos um link para marina@brisa.example/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar troca' }))
    await expect(args.withdrawal.onWithdraw).toHaveBeenCalledWith('marina@brisa.example')
  },
}

export const Loading: Story = { args: { user: undefined } }
export const Failed: Story = {
  args: { user: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnPhone: Story = {
  args: { isEditing: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** What is pasted is understood, or stands there as it is and is refused: never cut down to another number. */
export const PastedPhone: Story = {
  args: { isEditing: true },
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText('Telefone')
    const paste = async (text: string) => {
      await userEvent.clear(phone)
      await userEvent.click(phone)
      await userEvent.paste(text)
    }
    for (const text of ['(011) 98888-7777', '55 11 98888-7777', '+55 (11) 98888-7777']) {
      await paste(text)
      await expect(phone).toHaveValue('(11) 9 8888-7777')
    }
    await userEvent.clear(phone)
    await userEvent.type(phone, '+55 11 98888-7777')
    await expect(phone).toHaveValue('(11) 9 8888-7777')
    for (const text of ['98888-7777', '+1 212 555 0100']) {
      await paste(text)
      await expect(phone).toHaveValue(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar Alterações' }))
      await expect(phone).toHaveAccessibleDescription(
        'Informe um telefone com DDD, de 10 ou 11 dígitos',
      )
    }
    await userEvent.type(phone, '{Backspace}')
    await expect(phone).toHaveValue('+1 212 555 010')
    await paste('98888-7777')
    await userEvent.type(phone, '11 ', { initialSelectionStart: 0 })
    await expect(phone).toHaveValue('(11) 9 8888-7777')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
