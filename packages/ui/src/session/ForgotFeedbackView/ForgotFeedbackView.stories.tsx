import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleMark } from '../session-samples.ts'
import { ForgotFeedbackView } from './ForgotFeedbackView.tsx'

const meta = {
  title: 'Sessão/ForgotFeedbackView',
  component: ForgotFeedbackView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleMark,
    message: 'Enviamos um link de redefinição de senha para o e-mail cadastrado.',
  },
} satisfies Meta<typeof ForgotFeedbackView>

export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.message)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/signIn')
  },
}
