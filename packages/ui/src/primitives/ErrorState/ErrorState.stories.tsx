import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Estado de erro · ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { title: 'Não foi possível carregar as demandas', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Tente novamente em instantes. Se continuar, verifique a conexão.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** Only a browser that knows of no network sends its user to look after it first. */
export const Offline: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verifique a conexão')
  },
}
function Tried(props: ErrorStateProps) {
  const [isThere, setThere] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Demandas</h1>
      {isThere ? <p>Contrato social</p> : <ErrorState {...props} onRetry={() => setThere(true)} />}
    </main>
  )
}
/** The button that had the focus is gone: it moves to the title, from where the user reads on. */
export const RetriedByKeyboard: Story = {
  render: (args) => <Tried {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Tentar novamente' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Contrato social')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Demandas' })).toHaveFocus())
  },
}
function TriedInDialog(props: ErrorStateProps) {
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Demandas</h1>
      <Button onPress={() => setOpen(true)}>Ordenar</Button>
      <Dialog title="Ordem" isOpen={isOpen} onClose={() => setOpen(false)}>
        {isThere ? (
          <p>Contrato social</p>
        ) : (
          <ErrorState {...props} onRetry={() => setThere(true)} />
        )}
      </Dialog>
    </main>
  )
}
/** The page below a dialog cannot be reached: the dialog itself takes the focus. */
export const RetriedInDialog: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <TriedInDialog {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ordenar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ordem' })
    screen.getByRole('button', { name: 'Tentar novamente' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Contrato social')).toBeVisible()
    await waitFor(() => expect(dialog).toHaveFocus())
  },
}
/** Who leaves the dialog from there is back at what opened it. */
export const LeftInDialog: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <TriedInDialog {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ordenar' })
    await userEvent.click(opener)
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
    retry.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
/** That it is tried again is spoken after a press: what the page tries by itself leaves the button as it is. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Tentando novamente$/)
  },
}
export const WithoutRetry: Story = {
  args: { title: 'O documento não está mais aqui', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^O documento não está mais aqui$/)
  },
}
