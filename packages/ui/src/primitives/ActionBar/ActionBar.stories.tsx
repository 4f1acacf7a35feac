import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { Button } from '../Button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = {
  title: 'Componentes/Ações/Barra de ações · ActionBar',
  tags: ['autodocs'],
  component: ActionBar,
  args: { count: 3, children: <Button size="small">Arquivar</Button>, onClear: fn() },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selecionados')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const PartlyRefused: Story = { args: { count: 1, refusedCount: 2 } }
/** What was refused is no longer ticked: the report can be put away. */
export const Refused: Story = {
  args: { count: 0, refusedCount: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Arquivar' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar aviso' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const None: Story = { args: { count: 0 } }

const rows = Array.from({ length: 40 }, (_, index) => `Linha ${index + 1}`)

/** It covers the foot of the window: a focused element there moves up from under it. */
export const AboveTheFocus: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Ticked(args) {
    const [count, setCount] = useState(0)
    return (
      <>
        {rows.map((row) => (
          <div key={row}>
            <Button onPress={() => setCount(1)}>{row}</Button>
          </div>
        ))}
        <ActionBar {...args} count={count} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Linha 30' })
    row.scrollIntoView({ block: 'end' })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const bar = canvas.getByRole('status').parentElement
    await waitFor(() =>
      expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar?.getBoundingClientRect().top ?? 0,
      ),
    )
  },
}

/** With the last ticked row its buttons go: one reads on from the title. */
export const ClearedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Ticked(args) {
    const [count, setCount] = useState(args.count)
    return (
      <main>
        <h1 tabIndex={-1}>Lembretes</h1>
        <ActionBar {...args} count={count} onClear={() => setCount(0)} />
      </main>
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Limpar seleção' }))
  },
}
