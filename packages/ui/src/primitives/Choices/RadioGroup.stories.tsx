import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useOwnValue } from '../../../storybook/use-own-value.ts'
import { Button } from '../Button/Button.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Componentes/Campos/Botões de opção · RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  args: {
    label: 'Tipo de marca',
    choices: [
      { value: 'word', label: 'Nominativa', description: 'Só palavras, em qualquer letra.' },
      { value: 'mixed', label: 'Mista', description: 'Palavras com uma imagem.' },
      { value: 'figure', label: 'Figurativa', description: 'Só uma imagem.' },
    ],
    value: '',
    onChange: fn(),
  },
  render: function Owned(args) {
    return <RadioGroup {...args} {...useOwnValue(args)} />
  },
} satisfies Meta<typeof RadioGroup<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}
export const Chosen: Story = { args: { value: 'mixed' } }
export const Refused: Story = {
  args: { error: 'Escolha o tipo de marca.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Tipo de marca' }),
    ).toHaveAccessibleDescription('Escolha o tipo de marca.')
  },
}
export const Disabled: Story = {
  args: { isDisabled: true, value: 'word' },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: /Nominativa/ })
    await expect(Number(getComputedStyle(radio).opacity)).toBeLessThan(1)
    await expect(getComputedStyle(radio).cursor).toBe('default')
  },
}
export const Cards: Story = { args: { look: 'cards', value: 'word' } }

/** Arrow keys choose. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { look: 'cards' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('mixed')
    await expect(canvas.getByRole('radio', { name: /Mista/ })).toBeChecked()
  },
}

/** While a choice is being saved no other can be made, and the focus stays. */
export const DisabledWhileFocused: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: 'word' },
  render: function Sent(args) {
    const [isSent, setSent] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
        }}
      >
        <RadioGroup {...args} isDisabled={isSent} />
        <Button type="submit">Enviar</Button>
      </form>
    )
  },
  play: async ({ canvas, args }) => {
    const radio = canvas.getByRole('radio', { name: /Nominativa/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(radio).toHaveAttribute('aria-disabled', 'true'))
    await expect(radio).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: /Mista/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(radio).toBeChecked()
  },
}
