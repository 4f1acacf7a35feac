import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix } from './Matrix.tsx'

const low = { name: 'Baixo', tone: 'low' } as const
const medium = { name: 'Médio', tone: 'medium' } as const
const high = { name: 'Alto', tone: 'high' } as const

const meta = {
  title: 'Componentes/Listas/Matriz · Matrix',
  tags: ['autodocs'],
  component: Matrix,
  args: {
    label: 'Onde está o risco',
    rows: { label: 'Probabilidade', steps: ['rara', 'média', 'quase certa'] },
    columns: { label: 'Impacto', steps: ['baixo', 'médio', 'alto'] },
    levels: [
      [low, low, medium],
      [low, medium, high],
      [medium, high, high],
    ],
    marks: [
      { id: '1', sign: 'A', name: 'Perfil dos clientes', row: 2, column: 1 },
      { id: '2', sign: 'B', name: 'Perfil da instituição', row: 0, column: 0 },
      { id: '3', sign: 'C', name: 'Perfil das operações', row: 0, column: 0 },
    ],
  },
} satisfies Meta<typeof Matrix>

export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {
  play: async ({ canvas }) => {
    const [top, , bottom] = canvas.getAllByRole('row')
    await expect(top).toHaveTextContent('Probabilidade quase certa')
    await expect(top).toHaveTextContent('AltoA Perfil dos clientes')
    await expect(bottom).toHaveTextContent('BaixoB Perfil da instituiçãoC Perfil das operações')
  },
}

/** More marks in one cell than fit: the rest is shown as a count, and still read aloud. */
export const Crowded: Story = {
  args: {
    marks: [...'ABCDEFG'].map((sign) => ({
      id: sign,
      sign,
      name: `Evento ${sign}`,
      row: 2,
      column: 2,
    })),
  },
  play: async ({ canvas }) => {
    const [top] = canvas.getAllByRole('row')
    await expect(canvas.getByText('+4')).toBeVisible()
    await expect(top).toHaveTextContent('C Evento C+4 D Evento D E Evento E F Evento F G Evento G')
  },
}

const fiveSteps = {
  rows: { label: 'Probabilidade', steps: ['rara', 'pequena', 'quase certa'] },
  columns: { label: 'Impacto', steps: ['muito baixo', 'baixo', 'médio', 'alto', 'muito alto'] },
  levels: [0, 1, 2].map(() => [low, low, medium, medium, high]),
}

/** Number of lines of each step's name. */
const linesOf = (headers: readonly HTMLElement[]) =>
  headers.map((header) => {
    const range = document.createRange()
    range.selectNodeContents(header.lastChild ?? header)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

/** Beside a narrow page all of it is visible, without broken words. */
export const Beside: Story = {
  args: fiveSteps,
  decorators: [
    (Story) => (
      <div style={{ width: 274 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getAllByRole('columnheader'))).toEqual([2, 1, 1, 1, 2])
    const { scrollWidth, clientWidth } = canvas.getByRole('group')
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** With wider letters, set by the reader, words stay unbroken, and it scrolls sideways. */
export const WideLetters: Story = {
  args: fiveSteps,
  decorators: [
    (Story) => (
      <div style={{ width: 247, letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getAllByRole('columnheader'))).toEqual([2, 1, 1, 1, 2])
    await expect(linesOf(canvas.getAllByRole('rowheader'))).toEqual([2, 1, 1])
  },
}
