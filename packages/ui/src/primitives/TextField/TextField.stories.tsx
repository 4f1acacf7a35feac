import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Primitivos/TextField',
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
    await expect(field).toHaveAttribute('maxlength', '255')
  },
}
export const Filled: Story = { args: { value: 'Revisão do contrato de locação da loja Pinheiros' } }
export const WithDescription: Story = { args: { description: 'Até 60 caracteres.' } }
export const Invalid: Story = {
  args: { value: 'x', error: 'Email inválido' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Assunto da demanda')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email inválido')
  },
}
export const ReadOnly: Story = { args: { value: 'marina@aurora.example', readOnly: true } }
