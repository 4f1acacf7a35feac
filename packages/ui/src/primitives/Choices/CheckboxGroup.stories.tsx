import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { useOwnValue } from '../../../storybook/use-own-value.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Componentes/Campos/Grupo de caixas de seleção · CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup<string>,
  args: {
    label: 'Avisar por',
    choices: [
      { value: 'email', label: 'E-mail' },
      { value: 'portal', label: 'Portal', description: 'No sino, no alto da página.' },
    ],
    value: [],
    onChange: fn(),
  },
  render: function Owned(args) {
    return <CheckboxGroup {...args} {...useOwnValue({ ...args, value: [...args.value] })} />
  },
} satisfies Meta<typeof CheckboxGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}
export const Disabled: Story = { args: { isDisabled: true, value: ['email'] } }
export const Refused: Story = { args: { error: 'Escolha ao menos uma forma.' } }
export const KeepsTheOrderOfItsChoices: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Portal' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-mail' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'portal'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Portal' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['email'])
  },
}

/** A form may keep and change the list it receives. */
export const OfAForm: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Tied({ label, choices }) {
    const [value, setValue] = useState<string[]>([])
    const onChange = (next: string[]) => setValue(next)
    return <CheckboxGroup label={label} choices={choices} value={value} onChange={onChange} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Portal' }))
    await expect(canvas.getByRole('checkbox', { name: 'Portal' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked()
  },
}
