import type { Meta, StoryObj } from '@storybook/react-vite'
import { forgotSchema } from '@tramite/core/session'
import { expect, fn, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { sampleMark } from '../session-samples.ts'
import { ForgotView, type ForgotViewProps } from './ForgotView.tsx'

interface OwnedProps extends Omit<ForgotViewProps, 'form'> {
  email: string
  onSubmit: () => void
}

function Owned({ email, onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: forgotSchema, initial: { email }, onSubmit })
  return <ForgotView {...props} form={form} />
}

const meta = {
  title: 'Sessão/ForgotView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleMark, email: 'super@aurora.example', onSubmit: fn(), isBusy: false },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('maxlength', '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/signIn')
  },
}
export const Refused: Story = {
  args: { email: 'super' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(canvas.getByText('Email inválido')).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { isBusy: true } }
