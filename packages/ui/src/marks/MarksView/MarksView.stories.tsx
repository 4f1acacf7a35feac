import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { samplePaper } from '../../paged-list/ListPaper/paper-sample.ts'
import { MarkHistory } from '../MarkTable/MarkHistory.tsx'
import { sampleEvents, sampleMark } from '../mark-samples.ts'
import { MarksView } from './MarksView.tsx'

const marks = [
  sampleMark(),
  sampleMark({
    id: buildId(50),
    name: 'Sociedade Amazônica de Cosméticos '.repeat(4).trim(),
    logo: null,
    ProcessNumbers: [],
  }),
  sampleMark({
    id: buildId(51),
    name: 'Aurora Mar',
    ProcessNumbers: [
      {
        id: buildId(52),
        number: '934118215',
        apolStatus: 'Indeferimento',
        statusOn: '2026-10-06',
        grantedOn: null,
        updateAt: '2026-10-06T12:00:00.000Z',
      },
    ],
  }),
]
const list = {
  state: 'ready',
  items: marks,
  page: 0,
  pageCount: 1,
  toHref: (page: number) => `/tools/marks?page=${page + 1}`,
  onRetry: fn(),
} as const
const history = {
  state: 'ready',
  isFiled: true,
  events: sampleEvents,
  isLoadingMore: false,
  onRetry: fn(),
  isRetrying: false,
} as const

const meta = {
  title: 'Marcas/MarksView',
  component: MarksView,
  args: {
    list,
    total: 3,
    text: '',
    onTextChange: fn(),
    paper: samplePaper,
    today: '2026-11-23',
    toDay: () => '14/03/2026',
    onDownloadLogo: fn(),
    onEdit: fn(),
    renderHistory: () => <MarkHistory {...history} />,
  },
} satisfies Meta<typeof MarksView>

export default meta
type Story = StoryObj<typeof meta>

const toLeft = (element: Element) => element.getBoundingClientRect().left

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const logo = await canvas.findByRole('button', {
      name: 'Baixar logo da marca Aurora Botânica',
    })
    await userEvent.click(logo)
    await expect(args.onDownloadLogo).toHaveBeenCalledWith(marks[0])
    const edits = canvas.getAllByRole('button', { name: /^Editar marca/ })
    await expect(new Set(edits.map(toLeft)).size).toBe(1)
    await userEvent.click(edits[0] ?? document.body)
    await expect(args.onEdit).toHaveBeenCalledWith(marks[0])
    await expect(canvas.getByText('Aguardando Protocolo')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Mostrar detalhes de Aurora Botânica' }),
    )
    await expect(await canvas.findByText('934118207')).toBeVisible()
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(expect.arrayContaining(['Nome', 'Criada em', 'Status', 'Links']))
    for (const term of ['Natureza', 'Apresentação', 'Descrição']) {
      await expect(canvas.getByText(term)).toBeVisible()
    }
    await expect(
      canvas.getByRole('link', { name: 'Ver demanda da marca Aurora Botânica' }),
    ).toHaveAttribute('href', `/demands/${marks[0]?.Demand.id}`)
    await expect(canvas.getByText('A decisão do INPI leva cerca de 12 meses.')).toBeVisible()
    await expect(canvas.getAllByText(/^Terceiros podem se opor até 07\/12\/2026\./)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar detalhes de Aurora Mar' }))
    await expect(await canvas.findByText('934118215')).toBeVisible()
    await expect(
      canvas.getAllByText('Publicação de pedido de registro para oposição')[0],
    ).toBeVisible()
  },
}
const manyProcesses = Array.from({ length: 30 }, (_, index) => ({
  id: buildId(100 + index),
  number: String(900_000_000 + index * 7919),
  apolStatus: (['Publicação', 'Oposição', 'Deferimento', null] as const)[index % 4] ?? null,
  statusOn: index % 4 === 3 ? null : '2026-10-06',
  grantedOn: null,
  updateAt: '2026-10-06T12:00:00.000Z',
}))
/** The firm has asked something: the row says so before anything else. */
export const WaitsForYou: Story = {
  args: {
    list: {
      ...list,
      items: [
        sampleMark({
          ProcessNumbers: [],
          Demand: { id: buildId(54), backofficeUserId: null, statusKey: 'PENDING' },
        }),
        ...marks.slice(1),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Sua vez: o escritório espera a sua resposta.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Depois da sua resposta, o escritório prepara o pedido.'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Responder na demanda da marca Aurora Botânica' }),
    ).toHaveAttribute('href', `/demands/${buildId(54)}`)
    const edits = canvas.getAllByRole('button', { name: /^Editar marca/ })
    await expect(new Set(edits.map(toLeft)).size).toBe(1)
  },
}
/** Thirty processes take four lines: those at the same point are grouped. */
export const ManyProcesses: Story = {
  args: { list: { ...list, items: [sampleMark({ ProcessNumbers: manyProcesses })] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/ Outros 22 processos estão em outra situação\.$/),
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Mostrar detalhes de Aurora Botânica' }),
    )
    await expect(canvas.getAllByRole('list', { name: 'Números dos processos' })).toHaveLength(4)
    await expect(canvas.getByText(String(900_000_000 + 29 * 7919))).toBeVisible()
    await expect(canvas.getByText('Situação ainda não lida')).toBeVisible()
  },
}
/** Brought here by its number: what the office published before is not read, and not denied. */
export const NothingRead: Story = {
  args: { renderHistory: () => <MarkHistory {...history} events={[]} /> },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mostrar detalhes de Aurora Mar' }),
    )
    await expect(
      await canvas.findByText(/^Nenhum despacho desta marca foi lido ainda\./),
    ).toBeVisible()
  },
}
/** Without a process there is nothing that the office could have published. */
export const NotFiled: Story = {
  args: { renderHistory: () => <MarkHistory {...history} isFiled={false} events={[]} /> },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mostrar detalhes de Aurora Mar' }),
    )
    await expect(
      await canvas.findByText('O histórico começa quando o pedido for protocolado.'),
    ).toBeVisible()
  },
}
/** What the firm recorded says which situation. */
export const SaidByFirm: Story = {
  args: {
    renderHistory: () => (
      <MarkHistory
        {...history}
        events={sampleEvents.map((event) => ({
          ...event,
          apolStatus: 'Registro',
          code: null,
          name: 'Situação informada pelo escritório',
          gazetteNumber: null,
        }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mostrar detalhes de Aurora Mar' }),
    )
    await expect(
      await canvas.findByText('Situação informada pelo escritório: Registro'),
    ).toBeVisible()
  },
}
export const Nothing: Story = {
  args: { list: { ...list, items: [], pageCount: 0 }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você ainda não cadastrou nenhuma marca :/')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 marcas')
  },
}
export const Searched: Story = {
  args: { list: { ...list, items: marks.slice(0, 1) }, total: 1, text: 'botanica' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 marca')
    const field = canvas.getByRole('searchbox', { name: 'Nome ou número do processo' })
    await expect(field).toHaveValue('botanica')
    await userEvent.clear(field)
    await userEvent.type(field, '9341')
    await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith('9341'))
  },
}
/** What was searched for can be corrected. */
export const NoneFound: Story = {
  args: { list: { ...list, items: [], pageCount: 0 }, total: 0, text: 'aurorra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma marca com esse nome ou número')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('aurorra')
    await expect(canvas.queryByText(/não cadastrou nenhuma marca/)).toBeNull()
  },
}
/** The field was cleared, and its result is loading: the focus stays while the user types on. */
export const ClearedAfterNone: Story = {
  args: { list: { ...list, items: [], pageCount: 0, isOld: true }, total: 0, text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.queryByText(/não cadastrou nenhuma marca/)).toBeNull()
  },
}
/** The address names a page that no longer exists: that does not mean there are no marks. */
export const PastTheEnd: Story = {
  args: { list: { ...list, items: [], page: 8, pageCount: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/não cadastrou nenhuma marca/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ver a primeira página' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { list: { ...list, state: 'failed', items: [], pageCount: 0 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Erro ao carregar as marcas')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.list.onRetry).toHaveBeenCalled()
  },
}
/** The texts of the steps are aligned: their numbers have the same width. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const step = canvas.getByText('Você envia').closest('li') ?? document.body
    const { fontVariantNumeric } = getComputedStyle(step, '::before')
    await expect(fontVariantNumeric).toBe('tabular-nums')
  },
}
