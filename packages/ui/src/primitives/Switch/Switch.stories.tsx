import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Switch } from './Switch.tsx'

function Turned(props: ComponentProps<typeof Switch>) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Componentes/Campos/Interruptor · Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { children: 'Demanda privada', isSelected: false, onChange: () => undefined },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Demanda privada' })).toBeChecked()
  },
}
export const On: Story = { args: { isSelected: true } }
