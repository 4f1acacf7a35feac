import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

function Typed(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return <TextArea {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componentes/Campos/Texto longo · TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Descrição', value: '', onChange: () => undefined },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { value: 'A Metalúrgica Serra não entregou o lote de frascos previsto para outubro.' },
}
export const Invalid: Story = { args: { error: 'Descrição é obrigatório' } }
export const Growing: Story = {
  args: { grow: { from: 24, to: 88 }, isBare: true, placeholder: 'Escreva para o escritório' },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Descrição')
    await expect(area.clientHeight).toBe(24)
    await userEvent.type(area, 'um{Enter}dois{Enter}três{Enter}quatro{Enter}cinco')
    await expect(area.clientHeight).toBe(88)
  },
}

/** A paste is never cut without a word: all of it is there, and the counter says that it is too much. */
export const LongerThanItMayBe: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Descrição')
    await userEvent.click(area)
    await userEvent.paste('0001234-56.2026.8.26.0100')
    await expect(area).toHaveValue('0001234-56.2026.8.26.0100')
    await expect(canvas.getByText('25 de 20 caracteres')).toBeVisible()
    await expect(area).toHaveAccessibleDescription(/25 de 20 caracteres$/)
  },
}
