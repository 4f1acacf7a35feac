import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Primitivos/DateField',
  component: DateField,
  args: { label: 'Data', value: '2026-11-25', onChange: fn() },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { value: '' } }
export const Invalid: Story = { args: { error: 'Data é obrigatório' } }
