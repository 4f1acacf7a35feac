import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

interface OwnedProps
  extends Omit<FormDialogProps, 'form' | 'children'>,
    Pick<FormDialogProps['form'], 'inputNotice' | 'forget'> {
  hasPlace?: boolean
  onSubmit: (name: string) => void
}

function Owned({ onSubmit, inputNotice, forget, hasPlace, ...props }: OwnedProps) {
  const [name, setName] = useState('Aurora')
  const [refusal, setRefusal] = useState<object>()
  const form = {
    submit: () => (name === '' ? setRefusal({}) : onSubmit(name)),
    refusal,
    isDirty: name !== 'Aurora',
    inputNotice,
    forget,
  }
  return (
    <FormDialog {...props} form={form}>
      <TextField
        label="Nome do negócio"
        maxLength={60}
        value={name}
        onChange={setName}
        error={refusal && name === '' ? 'Campo obrigatório' : undefined}
        autoComplete="off"
      />
      {hasPlace && <TextField label="Cidade" maxLength={60} value="" onChange={() => {}} />}
    </FormDialog>
  )
}

const meta = {
  title: 'Componentes/Sobreposições/Diálogo com formulário · FormDialog',
  tags: ['autodocs'],
  component: Owned,
  args: {
    title: 'Renomear negócio',
    isOpen: true,
    isPending: false,
    submitText: 'Salvar',
    pendingText: 'Salvando',
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Renomear negócio' }))

/** Its fields stand apart without anything around them. */
export const SeveralFields: Story = {
  args: { hasPlace: true },
  play: async () => {
    const shown = await dialog()
    const upper = shown.getByRole('textbox', { name: /Nome do negócio/ }).getBoundingClientRect()
    const lower = shown.getByText('Cidade').getBoundingClientRect()
    await expect(lower.top - upper.bottom).toBeGreaterThanOrEqual(12)
  },
}

/** The first refused field takes the focus, and nothing is sent. */
export const RefusedThenSent: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    const name = shown.getByRole('textbox', { name: /Nome do negócio/ })
    await userEvent.clear(name)
    await userEvent.click(shown.getByRole('button', { name: 'Salvar' }))
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(name, 'Aurora Botânica')
    await userEvent.click(shown.getByRole('button', { name: 'Salvar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const failure = { title: 'O negócio não foi renomeado', isTold: true }

/** The attempt fails once more, with the same words. */
function FailsAgain(props: OwnedProps) {
  const [last, setLast] = useState(failure)
  return <Owned {...props} failure={last} onSubmit={() => setLast({ ...failure })} />
}

/** What the last attempt failed with goes with the next press, also where the form itself refuses. */
export const FailedThenRefused: Story = {
  render: (args) => <FailsAgain {...args} />,
  play: async () => {
    const shown = await dialog()
    const name = shown.getByRole('textbox', { name: /Nome do negócio/ })
    await expect(shown.getByText(failure.title)).toBeVisible()
    await userEvent.clear(name)
    await expect(shown.getByText(failure.title)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Salvar' }))
    await expect(name).toBeInvalid()
    await expect(shown.queryByText(failure.title)).toBeNull()
    await userEvent.type(name, 'Aurora Botânica')
    await expect(shown.queryByText(failure.title)).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Salvar' }))
    await expect(await shown.findByText(failure.title)).toBeVisible()
  },
}

/** Esc asks before what was typed is lost. */
export const LeavingAsks: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    await userEvent.type(shown.getByRole('textbox', { name: /Nome do negócio/ }), ' Filial')
    await userEvent.keyboard('{Escape}')
    const question = { name: 'Descartar o que foi preenchido?' }
    await expect(await screen.findByRole('alertdialog', question)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What was typed is lost where that was said, wherever it is kept, and not before. */
export const LeavingForgets: Story = {
  args: { forget: fn() },
  play: async ({ args }) => {
    const shown = await dialog()
    await userEvent.type(shown.getByRole('textbox', { name: /Nome do negócio/ }), ' Filial')
    await userEvent.keyboard('{Escape}')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Descartar o que foi preenchido?' }),
    )
    await expect(args.forget).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Sair sem salvar' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.forget).toHaveBeenCalledOnce()
  },
}

/** While sending it neither closes nor sends again. */
export const Sending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const lost = {
  title: 'Não sabemos se deu certo',
  description: 'A resposta não chegou, e isso pode ter sido feito.',
}

/** Why sending failed stands above the fields; a toast has announced it. */
export const AnswerLost: Story = {
  args: { failure: { ...lost, isTold: true } },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText(lost.title)).toBeVisible()
    await expect(shown.getByText(lost.description)).toBeVisible()
    await expect(shown.queryByRole('alert')).toBeNull()
  },
}

/** What no toast tells is announced by the dialog. */
export const OwnFailure: Story = {
  args: { failure: { title: 'A senha não foi trocada' } },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByRole('alert')).toHaveTextContent('A senha não foi trocada')
  },
}

export const Danger: Story = { args: { isDanger: true, submitText: 'Excluir negócio' } }

/** Says that the input is from an earlier visit, or that the browser does not keep it. */
export const Restored: Story = {
  args: { inputNotice: { kind: 'restored', when: 'às 14:32' } },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('Este é o rascunho que foi salvo às 14:32.')).toBeVisible()
  },
}
export const Unstored: Story = { args: { inputNotice: { kind: 'unstored' } } }
