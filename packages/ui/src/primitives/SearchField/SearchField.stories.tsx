import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componentes/Campos/Campo de busca · SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: {
    label: 'Buscar demanda',
    placeholder: 'Buscar por nome',
    value: '',
    onChange: () => undefined,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar demanda' })
    await userEvent.type(field, 'locação')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
/** As long as the server accepts. */
export const VeryLong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Buscar demanda' })
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(300))
    await expect(field).toHaveValue('a'.repeat(255))
  },
}
export const Filled: Story = {
  args: { value: 'locação' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    field.focus()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}
