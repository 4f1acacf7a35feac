import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Componentes/Ações/Botão · Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Criar demanda', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Criar demanda' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Excluir' } }
export const WithIcon: Story = { args: { icon: <Plus /> } }
export const Small: Story = { args: { size: 'small', variant: 'secondary' } }
export const FullWidth: Story = { args: { isFullWidth: true } }

export const Pending: Story = {
  args: { isPending: true, pendingText: 'Carregando...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Carregando...' })
    button.focus()
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** As a browser's translation does: each text goes into an element of the browser's, in a node of its own. */
function translate(page: HTMLElement) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const own = document.createElement('font')
    own.textContent = `${text.textContent} (en)`
    text.parentNode?.replaceChild(own, text)
  }
}

export const PendingInATranslatedPage: Story = {
  args: { pendingText: 'Carregando...' },
  render: function Sending(args) {
    const [isPending, setPending] = useState(false)
    return <Button {...args} isPending={isPending} onPress={() => setPending(true)} />
  },
  play: async ({ canvas, canvasElement }) => {
    translate(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda (en)' }))
    await expect(canvas.getByRole('button', { name: 'Carregando...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const DisabledKeepsFocus: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
