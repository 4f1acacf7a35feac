import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function Opened(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Abrir menu
      </Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  title: 'Componentes/Sobreposições/Gaveta · Drawer',
  tags: ['autodocs'],
  component: Drawer,
  args: {
    label: 'Menu',
    isOpen: true,
    onClose: () => undefined,
    children: (
      <nav aria-label="Principal">
        {/* A router would follow it; the tests run in a page of their own, which must stay. */}
        <a href="/inicio" onClick={(event) => event.preventDefault()}>
          Início
        </a>
      </nav>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const ClosesAndGivesTheFocusBack: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir menu' })
    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const FollowingALinkCloses: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Início' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
