import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { sampleReport } from '../mapping-samples.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Mapeamento/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    kind: 'review',
    sectors: sampleReport.sectors,
    isPending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('Faltam 23 respostas em 2 atividades')).toBeVisible()
    await expect(screen.getByText('3 pontos pedem atenção')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const AnswersLeft: Story = {
  args: { left: { sectorId: buildId(2), activityId: buildId(21) } },
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(/^O mapeamento não foi enviado: há respostas de .+ que/)
    await expect(within(alert).getByRole('link')).toHaveAttribute(
      'href',
      `/tools/mapping/${buildId(2)}/activity/${buildId(21)}`,
    )
  },
}
export const DeletingRefused: Story = {
  args: {
    kind: 'deleteSector',
    name: 'RH',
    sectors: undefined,
    failure: {
      title: 'O mapeamento está em revisão. Aguarde a liberação do advogado para alterá-lo.',
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Excluir setor: RH' }),
    ).toBeVisible()
    await expect(screen.getByText(/todas as respostas relacionadas serão excluídas/)).toBeVisible()
    await expect(screen.getByRole('alert')).toHaveTextContent('em revisão')
  },
}
