import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FileViewer, type PdfPages } from './FileViewer.tsx'

const draw = fn(async (page: number) => [`Cláusula ${page}`, 'O prazo é de 30 dias.'])

const meta = {
  title: 'Documentos/FileViewer',
  component: FileViewer,
  args: {
    name: 'Contrato.pdf',
    file: { kind: 'pdf', pages: { count: 3, draw } },
    isRetrying: false,
    onRetry: fn(),
    isDownloading: false,
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FileViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {
  args: { word: { isDownloading: false, onDownload: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Próxima página' }))
    // Line by line.
    await expect((await screen.findByText('Cláusula 2')).nextElementSibling).toHaveTextContent(
      'O prazo é de 30 dias.',
    )
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('status')).toHaveTextContent('Página 3 de 3')
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar' }))
    await expect(screen.getByText('125%')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Baixar' }))
    await expect(args.onDownload).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Baixar .docx' }))
    await expect(args.word?.onDownload).toHaveBeenCalled()
  },
}
const lastPage: PdfPages = {
  count: 3,
  draw: async (page, canvas) => {
    if (page === 2) throw new Error('It cannot be drawn')
    canvas.style.height = '3000px'
    return [`Cláusula ${page}`]
  },
}

/**
 * The keys scroll a long page to its end before they turn it, and a page that cannot be rendered does not
 * stop them.
 */
export const LongPages: Story = {
  args: { file: { kind: 'pdf', pages: lastPage } },
  play: async () => {
    await screen.findByText('Cláusula 1')
    const dialog = await screen.findByRole('dialog')
    const end = () => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' })
    screen.getByRole('region', { name: 'Página 1 de 3' }).focus()
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('status')).toHaveTextContent('Página 1 de 3')
    end()
    await userEvent.keyboard('{PageDown}')
    await expect(screen.getByRole('status')).toHaveTextContent('Página 2 de 3')
    await expect(await screen.findByText('Não foi possível mostrar esta página')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
    await screen.findByText('Cláusula 3')
    await expect(screen.queryByText('Não foi possível mostrar esta página')).toBeNull()
    end()
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
    await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }))
    await screen.findByText('Cláusula 1')
    await waitFor(() => expect(dialog.scrollTop).toBe(0))
  },
}

/**
 * On a phone a page is as wide as the screen, and its lines are read without scrolling sideways. The
 * buttons that turn the page stay in view, under a long name, too.
 */
export const PagesOnPhone: Story = {
  args: {
    name: `${'Contrato_social_'.repeat(9)}.pdf`,
    file: {
      kind: 'pdf',
      pages: {
        count: 2,
        draw: async (_, canvas, zoom) => {
          canvas.style.width = `calc(min(100%, 595px) * ${zoom})`
          canvas.style.height = '3000px'
          return ['Cláusula']
        },
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText('Cláusula')
    const stage = screen.getByRole('region', { name: 'Página 1 de 2' })
    await expect(stage.scrollWidth).toBe(stage.clientWidth)
    const larger = screen.getByRole('button', { name: 'Aumentar' })
    const place = larger.getBoundingClientRect()
    await userEvent.click(screen.getByRole('button', { name: 'Diminuir' }))
    await expect(larger.getBoundingClientRect().left).toBe(place.left)
    await userEvent.click(larger)
    await userEvent.click(larger)
    await waitFor(() => expect(stage.scrollWidth).toBeGreaterThan(stage.clientWidth))
    await expect(larger.getBoundingClientRect().left).toBe(place.left)
    const dialog = await screen.findByRole('dialog')
    dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' })
    const next = screen.getByRole('button', { name: 'Próxima página' })
    const { left, top } = next.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(next)
  },
}
export const Words: Story = { args: { name: 'Notas.txt', file: { kind: 'text', text: 'Prazo.' } } }
export const Loading: Story = { args: { file: 'loading' } }
export const Failed: Story = {
  args: { file: 'failed' },
  play: async ({ args }) => {
    const failure = await screen.findByRole('alert')
    await expect(failure).toHaveTextContent(/^Algo deu erradoNão foi possível abrir o documento/)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const NotFound: Story = {
  args: { name: undefined, file: 'notFound', onDownload: undefined },
  play: async () => {
    await expect(await screen.findByText('Algo deu errado')).toBeInTheDocument()
    await expect(
      screen.getByText('Este documento não existe, ou não está aberto para você.'),
    ).toBeInTheDocument()
  },
}
export const NoPreview: Story = {
  args: { name: `${'Planilha'.repeat(30)}.xlsx`, file: 'noPreview' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}
