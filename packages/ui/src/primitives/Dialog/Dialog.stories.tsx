import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { LoadingDialog } from '../LoadingState/LoadingDialog.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Renomear
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

let answer = () => {}
let remove: (row: string) => void = () => {}

function Answered(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  answer = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Renomear
      </Button>
      {isOpen && <Dialog {...props} isOpen />}
    </>
  )
}

const meta = {
  title: 'Componentes/Sobreposições/Diálogo (janela) · Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: {
    title: 'Renomear demanda',
    isOpen: true,
    onClose: () => undefined,
    children: (
      <TextField
        label="Novo nome da demanda*"
        maxLength={255}
        value="Acordo"
        onChange={() => undefined}
      />
    ),
    actions: <Button>Salvar</Button>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

/** Covers all below `height` with the keyboard of a phone. */
async function expectAboveKeyboard(height: number) {
  const seen = window.visualViewport
  if (!seen) throw new Error('No visual viewport')
  const covered = spyOn(seen, 'height', 'get').mockReturnValue(height)
  try {
    seen.dispatchEvent(new Event('resize'))
    await waitFor(() =>
      expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(height),
    )
    await expect(screen.getByRole('button', { name: 'Salvar' })).toBeVisible()
  } finally {
    covered.mockRestore()
  }
}
/** The keyboard of a phone covers the lower half: the whole dialog is above it. */
export const AboveKeyboard: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: () => expectAboveKeyboard(400),
}
/** A phone held sideways is wider than those on which the dialog rises from the bottom. */
export const AboveKeyboardSideways: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'sideways', isRotated: false } },
  play: () => expectAboveKeyboard(180),
}
/** What is written in stays in sight when the keyboard comes up, and the head and the buttons do not cover it. */
export const FieldAboveKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    cancelText: 'Cancelar',
    children: (
      <>
        <p style={{ height: '16rem' }}>Conte como foi.</p>
        <TextField label="Comentário" maxLength={255} value="" onChange={() => undefined} />
        <p>O escritório lê o que você escreve.</p>
      </>
    ),
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Comentário' })
    field.focus()
    const seen = window.visualViewport
    if (!seen) throw new Error('No visual viewport')
    const covered = spyOn(seen, 'height', 'get').mockReturnValue(340)
    try {
      seen.dispatchEvent(new Event('resize'))
      await waitFor(() => {
        const { top, bottom, left } = field.getBoundingClientRect()
        expect(top).toBeGreaterThan(0)
        expect(bottom).toBeLessThanOrEqual(340)
        expect(document.elementFromPoint(left + 5, (top + bottom) / 2)).toBe(field)
      })
      // The head and the buttons scroll: there is room for what was written before.
      const dialog = screen.getByRole('dialog')
      dialog.scrollTo({ top: 150 })
      await waitFor(() =>
        expect(screen.getByRole('heading').getBoundingClientRect().bottom).toBeLessThan(0),
      )
    } finally {
      covered.mockRestore()
    }
  },
}
export const OpensAndCloses: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Renomear' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Renomear demanda' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
/** A dialog closed by an answer, not by the user, returns the focus, too. */
/** Esc takes the words of the cross away before it closes the dialog; they can be pointed at. */
export const TooltipOfTheCross: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('textbox'))
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: 'Fechar' })).toHaveFocus()
    const tooltip = await screen.findByText('Fechar', { selector: '[role=tooltip]' })
    await expect(tooltip.closest('[inert]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ClosedByAnAnswer: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { isOpen: false },
  render: (args) => <Answered {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Renomear' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    // The next frame comes before React has cleaned up after the dialog.
    const frame = spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
      queueMicrotask(() => act(performance.now()))
      return 0
    })
    setTimeout(answer)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    frame.mockRestore()
  },
}
/** A list that is read again after the answer removes the opener a moment later. */
export const OpenerGoesLater: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { isOpen: false },
  render: (args) => (
    <main>
      <h1 tabIndex={-1}>Demandas</h1>
      <Answered {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Renomear' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    answer()
    await waitFor(() => expect(trigger).toHaveFocus())
    trigger.remove()
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  },
}
/** The row that opened the dialog is removed: the same control of the next row takes the focus, then of the one before. */
export const RowGoesLater: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { isOpen: false },
  render: function Rows(args) {
    const [rows, setRows] = useState(['RH', 'Vendas', 'TI'])
    const [asked, setAsked] = useState<string>()
    answer = () => setAsked(undefined)
    remove = (row) => setRows((last) => last.filter((each) => each !== row))
    return (
      <main>
        <h1 tabIndex={-1}>Setores</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href={`/setores/${row}`}>{row}</a>
              <Button onPress={() => setAsked(row)}>{`Excluir ${row}`}</Button>
            </li>
          ))}
        </ul>
        {asked !== undefined && <Dialog {...args} isOpen />}
      </main>
    )
  },
  play: async ({ canvas }) => {
    const buttonOf = (row: string) => canvas.getByRole('button', { name: `Excluir ${row}` })
    const ask = async (row: string) => {
      const button = buttonOf(row)
      await userEvent.click(button)
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      return button
    }
    const first = await ask('Vendas')
    answer()
    await waitFor(() => expect(first).toHaveFocus())
    remove('Vendas')
    await waitFor(() => expect(buttonOf('TI')).toHaveFocus())
    // A list that has been read again before the dialog closes.
    await ask('TI')
    remove('TI')
    answer()
    await waitFor(() => expect(buttonOf('RH')).toHaveFocus())
    await ask('RH')
    remove('RH')
    answer()
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  },
}
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <p key={index}>Cláusula {index + 1}: o texto segue até o fim do documento.</p>
    )),
  },
}
export const Blocking: Story = {
  args: { isBlocking: true, title: 'Pagamento pendente' },
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

const close = fn()

/** What was typed is not lost without a question, however the user leaves. */
export const Dirty: Story = {
  args: { isDirty: true, cancelText: 'Cancelar', onClose: close },
  render: (args) => <Dialog {...args} />,
  play: async () => {
    close.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Renomear demanda' })
    const leave = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Fechar' })),
      () => userEvent.click(dialog.parentElement?.parentElement ?? document.body),
    ]
    const isIn = () => expect(dialog.contains(document.activeElement)).toBe(true)
    for (const way of leave) {
      await waitFor(isIn)
      await way()
      await screen.findByRole('alertdialog', { name: 'Descartar o que foi preenchido?' })
      await userEvent.click(screen.getByRole('button', { name: 'Continuar preenchendo' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await expect(close).not.toHaveBeenCalled()
    await waitFor(isIn)
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Sair sem salvar' }))
    await expect(close).toHaveBeenCalledOnce()
  },
}

/** Nothing closes it while an answer is pending. */
export const Pending: Story = {
  args: {
    isPending: true,
    cancelText: 'Cancelar',
    onClose: close,
    actions: (
      <Button isPending pendingText="Salvando">
        Salvar
      </Button>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async () => {
    close.mockClear()
    await screen.findByRole('dialog', { name: 'Renomear demanda' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(close).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** The dialog that comes in place of the waiting one gives the focus back to what opened that. */
export const LoadedLate: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Late(args) {
    const [shown, setShown] = useState<'loading' | 'ready'>()
    const hide = () => setShown(undefined)
    answer = () => setShown('ready')
    return (
      <main>
        <h1 tabIndex={-1}>Demandas</h1>
        <Button onPress={() => setShown('loading')}>Renomear</Button>
        {shown === 'loading' && <LoadingDialog onClose={hide} />}
        {shown === 'ready' && <Dialog {...args} isOpen onClose={hide} />}
      </main>
    )
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Renomear' })
    await userEvent.click(trigger)
    const waiting = await screen.findByRole('dialog', { name: 'Carregando' })
    await waitFor(() => expect(waiting.contains(document.activeElement)).toBe(true))
    answer()
    const dialog = await screen.findByRole('dialog', { name: 'Renomear demanda' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
/** A dialog whose record is slow to load can be left; if it loads quickly, nothing is shown in its place. */
export const Loading: Story = {
  render: () => <LoadingDialog onClose={close} />,
  play: async () => {
    close.mockClear()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(await screen.findByRole('dialog', { name: 'Carregando' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(close).toHaveBeenCalledOnce()
  },
}
