import type { Meta, StoryObj } from '@storybook/react-vite'
import { resetPasswordSchema } from '@tramite/core/session'
import { expect, fn, userEvent } from 'storybook/test'
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
  args: { failure: 'Token experirado! Refaça o processo de recuperação de senha.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token experirado!')
    const again = canvas.getByRole('link', { name: 'Pedir um novo link' })
    await expect(again).toHaveAttribute('href', '/forgot')
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
