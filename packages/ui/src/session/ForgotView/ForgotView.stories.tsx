import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleMark } from '../session-samples.ts'
import { ForgotView } from './ForgotView.tsx'

const meta = {
  title: 'Sessão/ForgotView',
  component: ForgotView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleMark,
    email: 'super@aurora.example',
    onChange: fn(),
    onSubmit: fn(),
    errors: {},
    isBusy: false,
  },
} satisfies Meta<typeof ForgotView>

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
export const Refused: Story = { args: { email: 'super', errors: { email: 'Email inválido' } } }
export const Busy: Story = { args: { isBusy: true } }
