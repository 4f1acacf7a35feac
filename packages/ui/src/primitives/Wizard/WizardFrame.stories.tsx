import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RadioCards } from '../Choices/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { WizardFrame, type WizardFrameProps } from './WizardFrame.tsx'

const names = ['Tipo de marca', 'Titular', 'Classes', 'Revisão']

function toSteps(place: number) {
  return names.map((label, index) => ({
    id: label,
    label,
    state: index < place ? 'done' : index === place ? 'current' : 'todo',
  })) satisfies WizardFrameProps['steps']
}

function Walked({ onBack: _onBack, ...props }: WizardFrameProps) {
  const [place, setPlace] = useState(0)
  return (
    <WizardFrame
      {...props}
      steps={toSteps(place)}
      onNext={() => {
        setPlace(place + 1)
        props.onNext()
      }}
      {...(place > 0 && { onBack: () => setPlace(place - 1) })}
    />
  )
}

const meta = {
  title: 'Componentes/Estrutura/Assistente (passos) · WizardFrame',
  tags: ['autodocs'],
  component: WizardFrame,
  args: {
    steps: toSteps(1),
    nextText: 'Continuar',
    onNext: fn(),
    onBack: fn(),
    status: 'Rascunho salvo às 14:20',
    children: (
      <RadioCards
        label="O que será registrado?"
        value="word"
        onChange={() => undefined}
        choices={[
          { value: 'word', label: 'Nominativa', description: 'Só palavras.' },
          { value: 'mixed', label: 'Mista', description: 'Palavras com uma imagem.' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof WizardFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {}
export const Pending: Story = { args: { isPending: true, pendingText: 'Salvando' } }
export const WithRefusedStep: Story = {
  args: {
    steps: [
      { id: '1', label: 'Tipo de marca', state: 'refused' },
      { id: '2', label: 'Titular', state: 'current' },
    ],
  },
}
export const WithAside: Story = { args: { aside: <p>O titular assina a procuração.</p> } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The focus goes to the heading of the next step. */
export const Walk: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Voltar' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Titular' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Tipo de marca' })).toHaveFocus(),
    )
  },
}

/** A step that is a form of its own refuses when it is sent: the focus goes to its first refused field. */
export const Refused: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Sent(args) {
    const [refusal, setRefusal] = useState<object>()
    return (
      <WizardFrame {...args} refusal={refusal} onNext={() => setRefusal({})}>
        <TextField label="E-mail" value="ana@aurora.example" maxLength={255} onChange={fn()} />
        <TextField
          label="Nome"
          value=""
          maxLength={255}
          onChange={fn()}
          error={refusal && 'Nome é obrigatório'}
        />
      </WizardFrame>
    )
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Continuar' })
    const name = canvas.getByLabelText('Nome')
    await userEvent.click(next)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(next)
    await waitFor(() => expect(name).toHaveFocus())
  },
}
