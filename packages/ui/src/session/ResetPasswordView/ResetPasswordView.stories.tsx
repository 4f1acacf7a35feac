import type { Meta, StoryObj } from '@storybook/react-vite'
import { resetPasswordSchema } from '@tramite/core/session'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { sampleMark } from '../session-samples.ts'
import { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx'

interface OwnedProps extends Omit<ResetPasswordViewProps, 'form'> {
  onSubmit: () => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: resetPasswordSchema, onSubmit })
  return <ResetPasswordView {...props} form={form} />
}

const meta = {
  title: 'Sessão/ResetPasswordView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleMark,
    email: 'super@aurora.example',
    onSubmit: fn(),
    isUsable: true,
    isBusy: false,
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const field of ['Nova senha', 'Confirmar senha']) {
      await expect(canvas.getByRole('button', { name: `Mostrar senha: ${field}` })).toBeVisible()
    }
  },
}
export const WeakAndDifferent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'curta')
    await userEvent.type(canvas.getByLabelText('Confirmar senha'), 'outra{Enter}')
    await expect(canvas.getByText('As senhas devem combinar')).toBeVisible()
    await expect(canvas.getByLabelText('Nova senha')).toBeInvalid()
    await expect(canvas.getByLabelText('Nova senha')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Expired: Story = {
  args: {
    isUsable: false,
    failure: 'Token experirado! Refaça o processo de recuperação de senha.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token experirado!')
    const again = canvas.getByRole('link', { name: 'Pedir um novo link' })
    await expect(again).toHaveAttribute('href', '/forgot')
    await expect(canvas.queryByLabelText('Nova senha')).toBeNull()
  },
}
function Expiring(props: OwnedProps) {
  const [failure, setFailure] = useState<string>()
  const onSubmit = () => setFailure('Token experirado! Refaça o processo de recuperação de senha.')
  return <Owned {...props} {...{ failure, onSubmit }} isUsable={failure === undefined} />
}
/** The form with the focus is gone: the user reads on from the title. */
export const ExpiresWhenSent: Story = {
  render: (args) => <Expiring {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'NovaSenha2026')
    await userEvent.type(canvas.getByLabelText('Confirmar senha'), 'NovaSenha2026{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Pedir um novo link' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
export const LongAddress: Story = {
  args: { email: 'mariaaparecidadossantosferreiracavalcanti@alimentosvasconceloseprado.example' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
export const Busy: Story = { args: { isBusy: true } }
