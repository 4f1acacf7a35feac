import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { createToastQueue, type ToastContent } from './toast-queue.ts'

function queueOf(...toasts: ToastContent[]) {
  const queue = createToastQueue(60_000)
  for (const toast of toasts) queue.show(toast)
  return queue
}

const meta = {
  title: 'Componentes/Mensagens/Aviso passageiro (toast) · ToastRegion',
  tags: ['autodocs'],
  component: ToastRegion,
  args: { queue: queueOf() },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  args: { queue: queueOf({ tone: 'success', title: 'Demanda criada com sucesso!' }) },
}
export const FailureWithDescription: Story = {
  args: {
    queue: queueOf({
      tone: 'error',
      title: 'Falha ao realizar login',
      description: 'Muitas tentativas. Aguarde um minuto e tente novamente.',
    }),
  },
}
export const OneAtATime: Story = {
  args: {
    queue: queueOf(
      { tone: 'info', title: 'Primeira mensagem' },
      { tone: 'success', title: 'Segunda mensagem' },
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Primeira mensagem')).toBeVisible())
    const { left, right, top } = canvas.getByText('Primeira mensagem').getBoundingClientRect()
    await expect(top).toBeLessThan(window.innerHeight / 4)
    await expect(left).toBeLessThan(window.innerWidth / 2)
    await expect(right).toBeGreaterThan(window.innerWidth / 2)
    await expect(canvas.queryByText('Segunda mensagem')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(canvas.getByText('Segunda mensagem')).toBeVisible())
  },
}

/** With letters twice as large on a phone, long words break: the toast and its button stay in the window. */
export const LargeLettersOnPhone: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    queue: queueOf({
      tone: 'error',
      title: 'Informações de administrador enviadas com sucesso.',
      description: 'Responsabilizaram-se inconstitucionalissimamente.',
    }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Fechar' })
    const isInside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth && element.scrollWidth <= element.clientWidth
    }
    await expect(isInside(close)).toBe(true)
    await expect(isInside(canvas.getByText(/^Informações/))).toBe(true)
    await expect(isInside(canvas.getByText(/^Responsabilizaram/))).toBe(true)
  },
}

/** It stays as long as the focus is on it, wherever the pointer is; when closed, it returns the focus. */
export const HeldByTheFocus: Story = {
  render: function Short() {
    const [queue] = useState(() => createToastQueue(300))
    const onPress = () => queue.show({ tone: 'success', title: 'Demanda criada com sucesso!' })
    return (
      <>
        <Button onPress={onPress}>Criar demanda</Button>
        <ToastRegion queue={queue} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Criar demanda' })
    await userEvent.click(opener)
    const close = await canvas.findByRole('button', { name: 'Fechar' })
    close.focus()
    await userEvent.hover(canvas.getByText('Demanda criada com sucesso!'))
    await userEvent.hover(opener)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(close).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** Brings the page's tab to the front, or puts it behind another one. */
function showTab(isInFront: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isInFront })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A toast that is shown while another tab is in front stays until the reader returns. */
export const BehindAnotherTab: Story = {
  ...HeldByTheFocus,
  play: async ({ canvas, mount }) => {
    await mount()
    showTab(false)
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
      const toast = await canvas.findByText('Demanda criada com sucesso!')
      await userEvent.hover(canvas.getByRole('button', { name: 'Criar demanda' }))
      await new Promise((resolve) => setTimeout(resolve, 600))
      await expect(toast).toBeVisible()
      showTab(true)
      await waitFor(() => expect(toast).not.toBeInTheDocument())
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  },
}

/** A look at another tab changes nothing about the focus that is on it. */
export const HeldAfterAnotherTab: Story = {
  ...HeldByTheFocus,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar demanda' }))
    const close = await canvas.findByRole('button', { name: 'Fechar' })
    close.focus()
    try {
      showTab(false)
      showTab(true)
      await new Promise((resolve) => setTimeout(resolve, 600))
      await expect(close).toHaveFocus()
      close.blur()
      await waitFor(() => expect(close).not.toBeInTheDocument())
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  },
}

/**
 * The element that had the focus before one toast is irrelevant to the next: a press that moves no focus
 * leaves it.
 */
export const FocusOfAnother: Story = {
  ...HeldByTheFocus,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Criar demanda' })
    const closeNext = async () => {
      const close = await canvas.findByRole('button', { name: 'Fechar' })
      return { close, gone: () => waitFor(() => expect(close).not.toBeInTheDocument()) }
    }
    await userEvent.click(opener)
    const first = await closeNext()
    first.close.focus()
    await userEvent.keyboard('{Enter}')
    await first.gone()
    await userEvent.click(opener)
    opener.blur()
    const second = await closeNext()
    // As in Safari, where a pressed button takes no focus.
    second.close.click()
    await second.gone()
    await expect(opener).not.toHaveFocus()
  },
}
