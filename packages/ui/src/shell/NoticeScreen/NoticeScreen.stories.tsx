import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx'
import { LoadingScreen } from '../LoadingScreen/LoadingScreen.tsx'
import { NoBusiness } from '../NoBusiness/NoBusiness.tsx'
import { NotFound } from '../NotFound/NotFound.tsx'
import { StaffNotice } from '../StaffNotice/StaffNotice.tsx'
import { NoticeScreen } from './NoticeScreen.tsx'

const meta = {
  title: 'Moldura/NoticeScreen',
  component: NoticeScreen,
  args: {
    title: 'Contrato suspenso',
    text: 'O seu contrato está suspenso, e esta funcionalidade fica indisponível até a reativação.',
    note: 'Em caso de dúvida, escreva para contato@firma.example.',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NoticeScreen>

const signOut = fn()
const contact = { contactEmail: 'contato@firma.example', messagingHref: 'https://wa.example/1' }
const retry = { onRetry: fn(), isRetrying: false }

export default meta
type Story = StoryObj<typeof meta>

export const WithoutAction: Story = {}
export const WithAction: Story = {
  args: {
    title: 'Acesso bloqueado por falta de pagamento',
    text: 'Há um pagamento em atraso há mais de dois dias úteis.',
    actions: <LinkButton href="/financial">Pagar Agora</LinkButton>,
  },
}
export const WithoutBusiness: Story = {
  render: () => <NoBusiness isSuperAdmin={false} {...contact} />,
  play: async ({ canvas }) => {
    // They may be left out of a business, or the account may have none.
    await expect(canvas.getByText(/inclui você em um negócio/)).toHaveTextContent(
      'Se a conta ainda não tem nenhum, o escritório abre o primeiro.',
    )
  },
}
export const WithoutBusinessAsSuperAdmin: Story = {
  render: () => <NoBusiness isSuperAdmin {...contact} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/o escritório abre o primeiro/)).toBeVisible()
    await expect(canvas.queryByText(/administrador|inclua-se/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: /Negócios/ })).toBeNull()
  },
}
export const OfTheFirm: Story = {
  render: () => <StaffNotice onSignOut={signOut} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
export const Missing: Story = {
  render: () => (
    <NotFound
      title="Demanda não encontrada"
      text="Ela não existe ou você não tem acesso a ela."
      backHref="/demands"
      backText="Voltar às demandas"
    />
  ),
}
export const Failed: Story = {
  render: () => <LoadFailed title="Não foi possível carregar a demanda" {...retry} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Não foi possível carregar a demanda' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(retry.onRetry).toHaveBeenCalledOnce()
  },
}
/** The loaded content replaces the button that was pressed for it. */
export const RetriedByKeyboard: Story = {
  render: function Tried() {
    const [isThere, setThere] = useState(false)
    if (isThere) return <h1 tabIndex={-1}>Contrato social</h1>
    return (
      <LoadFailed
        title="Não foi possível carregar a demanda"
        isRetrying={false}
        onRetry={() => setThere(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Tentar novamente' }))
  },
}
export const FailedAndRetrying: Story = {
  render: () => <LoadFailed title="Não foi possível carregar a demanda" {...retry} isRetrying />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(canvas.getByRole('button', { name: 'Tentando novamente' })).toBeVisible()
  },
}
export const Loading: Story = { render: () => <LoadingScreen /> }
