import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleMark } from '../session-samples.ts'
import { SignInView, type SignInViewProps } from './SignInView.tsx'

function Typed(props: SignInViewProps) {
  const [values, setValues] = useState(props.values)
  return <SignInView {...props} values={values} onChange={setValues} />
}

function Failing(props: SignInViewProps) {
  const [failure, setFailure] = useState<string>()
  const fail = () => setFailure('Sem conexão. Verifique a internet e tente novamente.')
  return <Typed {...props} failure={failure} onSubmit={fail} />
}

const meta = {
  title: 'Sessão/SignInView',
  component: SignInView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleMark,
    values: { email: '', password: '', remember: false },
    onChange: fn(),
    onSubmit: fn(),
    errors: {},
    refusal: undefined,
    isBusy: false,
    busyText: 'Carregando...',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SignInView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('aside svg')).toBeVisible()
    for (const [name, href] of [
      ['Políticas de Privacidade', '/politics'],
      ['Termos de Uso', '/terms'],
      ['Esqueci minha senha', '/forgot'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    const forgot = canvas.getByRole('link', { name: 'Esqueci minha senha' })
    await expect(forgot.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await expect(canvas.getByRole('checkbox', { name: 'Lembrar de mim' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('E-mail'), 'super@aurora.example')
    await userEvent.type(canvas.getByLabelText('Senha'), 'Tramite2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  args: {
    values: { email: 'super@aurora.example', password: 'errada', remember: true },
    errors: { email: 'Email e/ou senha inválidos', password: 'Email e/ou senha inválidos' },
    refusal: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid()
    await expect(canvas.getByLabelText('Senha')).toBeInvalid()
  },
}
export const Busy: Story = {
  args: {
    isBusy: true,
    values: { email: 'super@aurora.example', password: 'Tramite2026', remember: false },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Carregando...' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Limited: Story = {
  args: {
    values: { email: 'super@aurora.example', password: 'Tramite2026', remember: false },
    failure: 'Muitas tentativas. Tente novamente em 15 minutos.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('15 minutos')
    await expect(canvas.getByLabelText('E-mail')).toBeValid()
    await expect(canvas.getByLabelText('Senha')).toBeValid()
  },
}
/**
 * With letters twice as large the banner is a screen above the button: it is scrolled into view after the
 * press.
 */
export const FailedInLargeLetters: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { values: { email: 'super@aurora.example', password: 'Tramite2026', remember: false } },
  render: (args) => <Failing {...args} />,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Entrar' }).scrollIntoView({ block: 'start' })
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    const banner = await canvas.findByRole('alert')
    await waitFor(() => expect(banner.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
