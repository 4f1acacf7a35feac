import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { lazyCode } from '../Overlay/lazy-code.ts'
import { useOverlay } from '../Overlay/use-overlay.tsx'
import { ToastRegion } from '../Toast/ToastRegion.tsx'
import { createToastQueue } from '../Toast/toast-queue.ts'
import { Menu } from './Menu.tsx'

const rename = fn()

const meta = {
  title: 'Componentes/Ações/Menu · Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    label: 'Mais ações',
    actions: [
      { id: 'rename', label: 'Renomear', icon: <Pencil />, onAction: rename },
      { id: 'unread', label: 'Marcar como não lida', onAction: fn() },
      { id: 'remove', label: 'Excluir', icon: <Trash2 />, onAction: fn(), isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    rename.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Renomear' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('menuitem', { name: 'Excluir' })).toHaveFocus()
    await userEvent.keyboard('m')
    await expect(screen.getByRole('menuitem', { name: /^Marcar/ })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mais ações' })).toHaveFocus())
  },
}
export const Disabled: Story = {
  args: {
    actions: [{ id: 'rename', label: 'Renomear', onAction: rename, isDisabled: true }],
  },
  play: async ({ canvas }) => {
    rename.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem'), { pointerEventsCheck: 0 })
    await expect(rename).not.toHaveBeenCalled()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
/** Tab leaves nothing open behind the focus. */
export const LeftByTab: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    const first = await screen.findByRole('menuitem', { name: 'Renomear' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Once the menu is closed, before the frame in which the library gives the focus back. */
function whenClosed(opener: HTMLElement, act: () => void) {
  const watch = new MutationObserver(() => {
    watch.disconnect()
    act()
  })
  watch.observe(opener, { attributeFilter: ['aria-expanded'] })
}

function OpensDialog() {
  const [isOpen, setOpen] = useState(false)
  // React draws the answer to a click at once, and any other change perhaps after the frame.
  const late = useRef<HTMLButtonElement>(null)
  const open = () => {
    const opener = screen.getByRole('button', { name: 'Mais ações', hidden: true })
    whenClosed(opener, () => late.current?.click())
  }
  return (
    <main>
      <h1 tabIndex={-1}>Contrato social</h1>
      <Menu label="Mais ações" actions={[{ id: 'tags', label: 'Tags', onAction: open }]} />
      <button ref={late} type="button" hidden onClick={() => setOpen(true)} />
      <Dialog title="Tags da demanda" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>As tags ajudam a encontrar a demanda.</p>
      </Dialog>
    </main>
  )
}

/** A dialog whose code comes while the menu that asked for it goes gives the focus back to the menu's button. */
export const DialogOnceClosed: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: () => <OpensDialog />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Mais ações' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tags' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tags da demanda' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const slowFade = `
  @keyframes slow-fade { to { opacity: 0.5 } }
  [data-exiting] { animation: slow-fade 5s !important }
`

/** Opened again while the list fades out, it is a new list, which takes the focus. */
export const OpenedAgainAtOnce: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: (args) => (
    <>
      <style>{slowFade}</style>
      <Menu {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Mais ações' })
    await userEvent.click(opener)
    await screen.findAllByRole('menuitem')
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
  },
}

const missing = lazyCode(() => Promise.reject<object>(new Error('It did not come.')))

function showToast() {
  const queue = createToastQueue(60_000)
  queue.show({ tone: 'success', title: 'Demanda criada com sucesso!' })
  return queue
}

function WithoutCode() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [queue] = useState(showToast)
  const { notice } = useOverlay(missing, button, isOpen, setOpen)
  return (
    <>
      <ToastRegion queue={queue} />
      <IconButton
        ref={button}
        label="Mais ações"
        icon={<Ellipsis />}
        onPress={() => setOpen(true)}
      />
      {notice}
    </>
  )
}

/** Who closes the notice by keyboard is back at what they pressed; the toast above stays in sight. */
export const FailedClosedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: () => <WithoutCode />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Mais ações' })
    await userEvent.click(opener)
    const notice = await canvas.findByRole('alert')
    const toast = canvas.getByText('Demanda criada com sucesso!')
    await expect(notice.getBoundingClientRect().top).toBeGreaterThan(
      toast.getBoundingClientRect().bottom,
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(notice).getByRole('button', { name: 'Fechar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** What is closed while the server has yet to answer asks for no reload any more. */
export const FailedClosedWhileReloading: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: () => <WithoutCode />,
  play: async ({ canvas }) => {
    const asked = spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    const notice = within(await canvas.findByRole('alert'))
    await userEvent.click(notice.getByRole('button', { name: 'Recarregar' }))
    const signal = asked.mock.lastCall?.[1]?.signal
    await expect(signal).toHaveProperty('aborted', false)
    await userEvent.click(notice.getByRole('button', { name: 'Fechar' }))
    await expect(signal).toHaveProperty('aborted', true)
  },
}
