import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildDocument, buildId } from '@tramite/core/testing'
import { expect, fn, userEvent } from 'storybook/test'
import { samplePaper } from '../../paged-list/ListPaper/paper-sample.ts'
import { emptyListFilter } from '../../paged-list/list-filter.ts'
import { DocumentsView } from './DocumentsView.tsx'

const names = [
  'Parecer sobre o contrato de distribuição',
  'Minuta de notificação extrajudicial',
  'Contrato de locação revisado',
  'Ata da assembleia anual de sócios',
  'Planilha de contratos vencidos',
]
const types = ['application/pdf', 'application/zip', 'image/png', 'text/csv', 'video/mp4']

const documents = Array.from({ length: 15 }, (_, index) =>
  buildDocument({
    id: buildId(index + 1),
    name: names[index % names.length] ?? '',
    fileType: types[index % types.length] ?? '',
    status: index % 3 === 0 ? 'accepted' : 'waiting',
    ...(index % 4 === 3 && { demandId: null, demand: null }),
  }),
)

const list = {
  state: 'ready',
  items: documents,
  page: 0,
  pageCount: 5,
  toHref: (page: number) => `/documents?page=${page + 1}`,
  onRetry: fn(),
} as const

const meta = {
  title: 'Documentos/DocumentsView',
  component: DocumentsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    list,
    total: 68,
    filter: emptyListFilter,
    onFilterChange: fn(),
    downloads: { busy: new Set<string>(), onDownload: fn() },
    selection: {
      ids: new Set<string>(),
      onToggle: fn(),
      onClear: fn(),
      archive: { progress: undefined, onDownload: fn() },
    },
    toDocumentHref: ({ id }) => `/documents?documentId=${id}`,
    timeZone: 'America/Sao_Paulo',
    paper: samplePaper,
  },
} satisfies Meta<typeof DocumentsView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(15)
    const [download] = canvas.getAllByRole('button', { name: /^Baixar/ })
    if (!download) throw new Error('no download')
    await userEvent.click(download)
    await expect(args.downloads.onDownload).toHaveBeenCalledWith(documents[0])
  },
}

export const Selecting: Story = {
  args: {
    selection: {
      ids: new Set([buildId(1), buildId(3), buildId(90)]),
      onToggle: fn(),
      onClear: fn(),
      archive: { progress: undefined, onDownload: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('checkbox', { checked: true })
    await expect(boxes).toHaveLength(2)
    const [second] = canvas.getAllByRole('checkbox', { checked: false })
    await userEvent.click(second as HTMLElement)
    await expect(args.selection.onToggle).toHaveBeenCalledWith(documents[1])
    // A selected document on another page counts as well.
    await expect(canvas.getByText('3 selecionados')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar os 3 em um arquivo .zip' }))
    await expect(args.selection.archive.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }))
    await expect(args.selection.onClear).toHaveBeenCalledOnce()
  },
}

export const Archiving: Story = {
  args: {
    selection: {
      ids: new Set([buildId(1), buildId(2)]),
      onToggle: fn(),
      onClear: fn(),
      archive: { progress: { fetched: 1, total: 2 }, onDownload: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Baixando 1 de 2…/ })).toBeVisible()
  },
}

export const Downloading: Story = {
  args: { downloads: { busy: new Set([buildId(1)]), onDownload: fn() } },
}

export const Loading: Story = {
  args: { list: { ...list, state: 'loading', items: [], pageCount: 0 }, total: undefined },
}

export const NextPageLoading: Story = { args: { list: { ...list, page: 1, isOld: true } } }

export const Empty: Story = {
  args: { list: { ...list, items: [], pageCount: 0 }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum documento encontrado! :/')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: {
    list: { ...list, items: [], pageCount: 0 },
    total: 0,
    filter: { ...emptyListFilter, text: 'usucapião' },
  },
}

export const PastTheEnd: Story = {
  args: { list: { ...list, items: [], page: 8, pageCount: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver a primeira página' })).toHaveAttribute(
      'href',
      '/documents?page=1',
    )
    await expect(canvas.queryByText(/página 9 de 5/)).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Páginas de documentos' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { list: { ...list, state: 'failed', items: [], pageCount: 0 }, total: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Erro ao carregar os documentos')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.list.onRetry).toHaveBeenCalled()
  },
}

export const Extreme: Story = {
  args: {
    total: 10_000,
    list: {
      ...list,
      page: 400,
      pageCount: 667,
      items: [
        buildDocument({ name: 'x'.repeat(255), fileSize: 26_214_400 }),
        buildDocument({
          id: buildId(2),
          name: 'Anexo',
          demand: { name: 'Acompanhamento'.repeat(18) },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBe(row.clientWidth)
    }
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
