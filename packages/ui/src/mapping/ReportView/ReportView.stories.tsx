import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { emptyReport, sampleReport } from '../mapping-samples.ts'
import { ReportView } from './ReportView.tsx'

const meta = {
  title: 'Mapeamento/ReportView',
  component: ReportView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    mapping: sampleReport,
    stage: 'FINISHED',
    businessName: 'Aurora Cosméticos',
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    onPrint: fn(),
    onSheet: fn(),
    onPdf: fn(),
    isDownloading: false,
  },
} satisfies Meta<typeof ReportView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    const table = within(
      canvas.getByRole('table', { name: 'Registro das operações de tratamento' }),
    )
    const row = table.getByRole('row', { name: /Folha de pagamento/ })
    await expect(row).toHaveTextContent('execução de contrato (LGPD, art. 7º, V)')
    await expect(row).toHaveTextContent('5 anos após o desligamento')
    await expect(table.getByText('Fora do Brasil: Servidores nos Estados Unidos')).toBeVisible()
    await expect(
      canvas.getByText(/RH envia a Contabilidade e eSocial e órgãos públicos; Marketing envia a/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar planilha' }))
    await expect(args.onSheet).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar PDF' }))
    await expect(args.onPdf).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { mapping: emptyReport, stage: 'PENDING', onPdf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Baixar planilha' })).toBeNull()
  },
}
export const OnPhone: Story = {
  args: { stage: 'IN_PROGRESS', onPdf: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
