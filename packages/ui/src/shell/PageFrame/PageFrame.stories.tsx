import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { focusPageTitle } from '../../primitives/focus-page-title.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Moldura/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Demandas', children: <p>Conteúdo da página</p> },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    focusPageTitle()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Demandas' })).toHaveFocus()
  },
}
export const WithSubtitle: Story = { args: { subtitle: 'Ferramentas' } }
/** What stands for an action that is not known yet is no wider than the smallest page, in letters twice as large. */
export const ActionsToCome: Story = {
  globals: { viewport: { value: 'largeLetters' } },
  args: { actions: <Skeleton width="10rem" height="2.5rem" /> },
  decorators: [
    (Frame) => (
      <div style={{ width: '10rem' }}>
        <Frame />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('heading').closest('[style]')
    await expect(page?.scrollWidth).toBe(page?.clientWidth)
  },
}
export const Detail: Story = {
  args: {
    title: 'Notificação extrajudicial a fornecedor em atraso',
    titleSize: 'detail',
    crumbs: [{ label: 'Demandas', href: '/demands' }, { label: 'Nº 1279' }],
    onRename: fn(),
    meta: (
      <>
        <StatusPill tone="inProgress">Em Andamento</StatusPill>
        <span>Com o escritório desde 18/11, 14:20</span>
        <Tag>Fornecedores</Tag>
        <Tag>Urgente</Tag>
      </>
    ),
    actions: (
      <Button variant="secondary" icon={<Flag />}>
        Priorizar
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Renomear/ }))
    await expect(args.onRename).toHaveBeenCalledOnce()
  },
}
/** On a phone, stacked actions have equal widths. */
export const ActionsOnPhone: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary" icon={<Flag />}>
          Levar os lembretes ao calendário
        </Button>
        <Button>Criar lembrete</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    await expect(second?.top).toBeGreaterThan(first?.top ?? 0)
    await expect(second?.width).toBe(first?.width)
  },
}
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...')
  },
}
export const OneLongWord: Story = {
  args: { title: 'Olá, MariaAparecidadosSantosFerreiraCavalcantideAlbuquerque!' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
export const OneLongWordToRename: Story = {
  args: { title: 'A'.repeat(200), titleSize: 'detail', onRename: fn() },
  globals: OneLongWord.globals,
  play: OneLongWord.play,
}
export const VeryLongTitle: Story = {
  args: {
    title:
      'Revisão do contrato de locação não residencial da loja Pinheiros com opção de compra e garantia',
    titleSize: 'detail',
  },
}
