import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { PasswordField } from './PasswordField.tsx'

function Typed(props: Omit<TextFieldProps, 'type'>) {
  const [value, setValue] = useState(props.value)
  return <PasswordField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componentes/Campos/Senha · PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Senha', maxLength: 60, value: 'Tramite2026', onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Senha')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('maxlength', '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}
export const Invalid: Story = { args: { value: '', error: 'Senha é obrigatório' } }
