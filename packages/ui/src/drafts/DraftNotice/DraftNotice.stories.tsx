import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { DraftNotice } from './DraftNotice.tsx'

const meta = {
  title: 'Demandas/DraftNotice',
  component: DraftNotice,
  args: { notice: { kind: 'restored', when: 'em 20/11/2026, às 14:32' } },
} satisfies Meta<typeof DraftNotice>

export default meta
type Story = StoryObj<typeof meta>

/** The form holds input of an earlier visit. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Este é o rascunho que foi salvo em 20/11/2026, às 14:32.'),
    ).toBeVisible()
  },
}

const onUndo = fn()

/** Discarded, and it can be undone: the focus is on the button for that. */
export const Discarded: Story = {
  args: { notice: { kind: 'discarded', onUndo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}

/** The browser's storage is full or blocked. */
export const Unstored: Story = {
  args: { notice: { kind: 'unstored' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Este navegador não está guardando o rascunho/)).toBeVisible()
  },
}

const onKeepMine = fn()
const onTakeTheirs = fn()

/** Two tabs have edited the same form: neither text is discarded without asking. */
export const ChangedInAnotherTab: Story = {
  args: { notice: { kind: 'changed', onKeepMine, onTakeTheirs } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ficar com este texto' }))
    await expect(onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Usar o da outra aba' }))
    await expect(onTakeTheirs).toHaveBeenCalledOnce()
  },
}

/** The other tab has sent or discarded it. */
export const RemovedInAnotherTab: Story = {
  args: { notice: { kind: 'removed', onKeepMine, onTakeTheirs } },
}

export const Phone: Story = {
  args: { notice: { kind: 'changed', onKeepMine, onTakeTheirs } },
  globals: { viewport: { value: 'phone' } },
}

/** Both of its buttons make it disappear: the focus moves to the title. */
export const AnsweredByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Answered() {
    const [isThere, setThere] = useState(true)
    const answer = () => setThere(false)
    return (
      <main>
        <h1 tabIndex={-1}>Criar demanda</h1>
        <DraftNotice
          notice={
            isThere ? { kind: 'changed', onKeepMine: answer, onTakeTheirs: answer } : undefined
          }
        />
      </main>
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Ficar com este texto' }))
  },
}
