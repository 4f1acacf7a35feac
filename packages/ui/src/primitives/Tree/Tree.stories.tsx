import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Tree, type TreeNode, type TreeProps } from './Tree.tsx'

const nodes: readonly TreeNode[] = [
  {
    id: 'vendas',
    name: 'Vendas',
    note: '2 atividades',
    nodes: [
      { id: 'cadastro', name: 'Cadastro de clientes', note: '100%' },
      { id: 'entregas', name: 'Controle de entregas', note: '40%' },
    ],
  },
  {
    id: 'pessoas',
    name: 'Pessoas',
    note: '1 atividade',
    nodes: [
      {
        id: 'folha',
        name: 'Folha de pagamento',
        nodes: [{ id: 'beneficios', name: 'Benefícios' }],
      },
    ],
  },
  { id: 'juridico', name: 'Jurídico' },
]

function Owned({ onSelect, selectedId = null, ...props }: TreeProps) {
  const [selected, setSelected] = useState(selectedId)
  const select =
    onSelect &&
    ((id: string) => {
      setSelected(id)
      onSelect(id)
    })
  return <Tree {...props} selectedId={selected} onSelect={select} />
}

const meta = {
  title: 'Componentes/Listas/Árvore · Tree',
  tags: ['autodocs'],
  component: Tree,
  args: { label: 'Setores e atividades', nodes, onSelect: fn() },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  args: { defaultExpanded: ['vendas', 'pessoas', 'folha'], selectedId: 'entregas' },
}
export const OnlyOpens: Story = { args: { onSelect: undefined } }
export const LongNames: Story = {
  args: {
    defaultExpanded: ['longo'],
    nodes: [
      {
        id: 'longo',
        name: 'Atendimento'.repeat(20),
        note: '20 atividades',
        nodes: [{ id: 'dentro', name: 'Relacionamento '.repeat(12), note: '5%' }],
      },
    ],
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await userEvent.tab()
    await expect(row(/^Vendas/)).toHaveFocus()
    await expect(canvas.queryByRole('row', { name: /^Cadastro/ })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(/^Vendas/)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('cadastro')
    await expect(row(/^Cadastro/)).toHaveAttribute('aria-selected', 'true')
    await expect(row(/^Cadastro/)).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(/^Vendas/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row(/^Vendas/)).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('j')
    await expect(row(/^Jurídico/)).toHaveFocus()
  },
}

/** The arrow expands, and the name selects. */
export const Pointer: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vendas/ }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByText('Controle de entregas'))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith('entregas')
    await userEvent.click(canvas.getByRole('button', { name: /Vendas/ }))
    await waitFor(() => expect(canvas.queryByText('Controle de entregas')).toBeNull())
  },
}
