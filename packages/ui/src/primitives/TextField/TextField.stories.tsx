import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componentes/Campos/Campo de texto · TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Assunto da demanda', maxLength: 255, value: '', onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'Ex.: revisão do contrato de locação' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Assunto da demanda')
    await userEvent.type(field, 'Acordo de sócios')
    await expect(field).toHaveValue('Acordo de sócios')
    await expect(field).not.toHaveAttribute('maxlength')
  },
}
/** The browser cuts nothing: what is too long stands there, counted, and its form refuses it. */
export const TooLong: Story = {
  args: { label: 'Numero', maxLength: 4 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Numero')
    await userEvent.type(field, '1290')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.type(field, '1')
    await expect(field).toHaveValue('12901')
    await expect(field).toHaveAccessibleDescription('5 de 4 caracteres')
  },
}
/** What no form refuses. */
export const Limited: Story = {
  args: { maxLength: 4, isLimited: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Assunto da demanda')
    await userEvent.type(field, '12901')
    await expect(field).toHaveValue('1290')
  },
}
export const Filled: Story = { args: { value: 'Revisão do contrato de locação da loja Pinheiros' } }
export const WithDescription: Story = { args: { description: 'Até 60 caracteres.' } }
/** What was given to the words of an error, such as the role of an alert, does not pass to the description. */
export const Corrected: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { description: 'Até 60 caracteres.' },
  render: function Corrected(args) {
    const [value, setValue] = useState('')
    const error = value ? undefined : 'Assunto é obrigatório'
    return <TextField {...args} value={value} onChange={setValue} error={error} />
  },
  play: async ({ canvas }) => {
    canvas.getByText('Assunto é obrigatório').setAttribute('role', 'alert')
    await userEvent.type(canvas.getByLabelText('Assunto da demanda'), 'x')
    await expect(await canvas.findByText('Até 60 caracteres.')).not.toHaveAttribute('role')
  },
}
export const Invalid: Story = {
  args: { value: 'x', error: 'Email inválido' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Assunto da demanda')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email inválido')
  },
}
export const ReadOnly: Story = { args: { value: 'marina@aurora.example', readOnly: true } }

/** Digits in groups of three, as a mask of the SDK formats them: the caret stays in place. */
function inThrees({ typed, caret }: { typed: string; caret: number }) {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  const before = typed.slice(0, caret).replace(/\D/g, '').length
  const value = digits.length > 3 ? `${digits.slice(0, 3)}.${digits.slice(3)}` : digits
  return { value, caret: before > 3 ? before + 1 : before }
}

export const Masked: Story = {
  args: { label: 'Protocolo', mask: inThrees },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Protocolo')
    await userEvent.type(field, '12456')
    await expect(field).toHaveValue('124.56')
    await userEvent.type(field, '3', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(field).toHaveValue('123.456')
    await expect(field.selectionStart).toBe(3)
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(field).toHaveValue('123.456')
    await expect(field.selectionStart).toBe(3)
  },
}
export const Counted: Story = {
  args: { value: 'Acordo', description: 'Como aparece na lista', hasCounter: true, maxLength: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Como aparece na lista 6 de 60 caracteres',
    )
  },
}
export const WithSuffix: Story = {
  args: { label: 'Prazo em dias', suffix: 'dias', value: '15' },
}

/** A word longer than the field breaks, and the field keeps its size. */
export const OneLongWord: Story = {
  args: { label: 'Superintendênciaextraordináriadeinconstitucionalidades' },
  decorators: [
    (Field) => (
      <div style={{ width: '12rem' }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Superintendência/)
    await expect(field.offsetWidth).toBe(field.closest<HTMLElement>('[style]')?.offsetWidth)
  },
}
