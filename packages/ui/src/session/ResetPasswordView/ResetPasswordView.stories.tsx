import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleMark } from '../session-samples.ts'
import { ResetPasswordView } from './ResetPasswordView.tsx'

const meta = {
  title: 'Sessão/ResetPasswordView',
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleMark,
    email: 'super@aurora.example',
    values: { senha: '', confirmar: '' },
    onChange: fn(),
    onSubmit: fn(),
    errors: {},
    isBusy: false,
  },
} satisfies Meta<typeof ResetPasswordView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WeakAndDifferent: Story = {
  args: {
    values: { senha: 'curta', confirmar: 'outra' },
    errors: {
      senha:
        'Deve conter no mínimo 8 caracteres, sendo no mínimo uma letra maiúscula, uma letra minúscula e um número',
      confirmar: 'As senhas devem combinar',
    },
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
