import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DemandStatus } from '@tramite/core/demands'
import {
  evaluateMappingPage,
  listOfferedSectors,
  mappingWarningSchema,
  type ReportedMapping,
  type SectorKind,
  type ShownMapping,
  toMappingStage,
} from '@tramite/core/mapping'
import { buildDocument, buildId } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { completeReport, emptyReport, sampleReport } from '../mapping-samples.ts'
import { ResponsibilityWarning } from '../ResponsibilityWarning.tsx'
import { MappingView, type MappingViewProps, type ShownMappingPage } from './MappingView.tsx'

interface OwnedProps extends Omit<MappingViewProps, 'warning'> {
  onAccept: (warning: unknown) => void
  warningFailure?: string
}

function Owned({ onAccept, warningFailure, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: mappingWarningSchema, onSubmit: onAccept })
  const warning = <ResponsibilityWarning form={form} isPending={false} failure={warningFailure} />
  return <MappingView {...props} warning={warning} />
}

const accepted = { mappingResponsibilityCheckDate: '2026-03-02T13:10:00.000Z' }

function toShown(
  mapping: ShownMapping,
  report: ReportedMapping,
  user: Parameters<typeof evaluateMappingPage>[1] = accepted,
): ShownMappingPage {
  return {
    page: evaluateMappingPage(mapping, user),
    stage: toMappingStage(mapping),
    mapping,
    report,
    offered: listOfferedSectors(report.sectors.map(({ name }) => name)),
    timeZone: 'America/Sao_Paulo',
  }
}
const inStatus = (statusKey: DemandStatus) => ({
  mappingDemand: { statusKey },
  demandId: buildId(90),
  preMeetingDemandId: buildId(91),
  returnedAt: null,
})
const documents = [1, 2].map((id) =>
  buildDocument({ id: buildId(id), name: 'Mapeamento de dados de Aurora Cosméticos' }),
)

const meta = {
  title: 'Mapeamento/MappingView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    shown: toShown(inStatus('PENDING'), sampleReport),
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    onAccept: fn(),
    completed: {
      list: {
        state: 'ready',
        items: documents,
        page: 0,
        pageCount: 1,
        toHref: (page) => `/tools/mapping?page=${page + 1}`,
        onRetry: fn(),
      },
      downloads: { busy: new Set<string>(), onDownload: fn() },
      timeZone: 'America/Sao_Paulo',
      toDocumentHref: ({ id }) => `/tools/mapping?documentId=${id}`,
    },
    adding: new Set(),
    failures: new Map(),
    onAdd: fn(),
    onStart: fn(),
    onDelete: fn(),
    onSend: fn(),
    onRedo: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Filling: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('22 de 45 · 49%')).toBeVisible()
    // Announced when one is added or removed.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d setores$/)
    await expect(canvas.getByText('Faltam 23 respostas em 2 atividades')).toBeVisible()
    await expect(
      canvas.getByRole('link', {
        name: /Os dados saem do Brasil sem que se diga com qual garantia/,
      }),
    ).toHaveAttribute('href', `/tools/mapping/${buildId(2)}/activity/${buildId(21)}?question=13`)
    // A line separates what can be added from what exists.
    const offered = canvas.getByRole('list', { name: 'Setores' }).nextElementSibling
    await expect(offered).toHaveTextContent('Adicionar setor')
    await expect(offered && getComputedStyle(offered).borderTopWidth).toBe('1px')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar Vendas' }))
    await expect(args.onAdd).toHaveBeenCalledWith('Vendas')
    await expect(canvas.queryByRole('button', { name: 'Adicionar RH' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir RH' }))
    await expect(args.onDelete).toHaveBeenCalledWith(sampleReport.sectors[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar para revisão' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
/** The new sector takes the focus, where a double press does nothing more. */
export const AddedTwice: Story = {
  render: function Adding(args) {
    const [sectors, setSectors] = useState(sampleReport.sectors)
    const add = (name: SectorKind) => {
      args.onAdd(name)
      setSectors((before) => [...before, { id: buildId(99), name, activities: [] }])
    }
    const shown = toShown(inStatus('PENDING'), { ...sampleReport, sectors })
    return <Owned {...args} shown={shown} onAdd={add} />
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Adicionar Jurídico' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Jurídico$/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const WithWarning: Story = {
  args: {
    shown: toShown(inStatus('PENDING'), emptyReport, { mappingResponsibilityCheckDate: null }),
    adding: new Set(['Vendas']),
    failures: new Map([['Marketing', 'Este setor já foi adicionado']]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Marketing: Este setor já foi adicionado')).toBeVisible()
    const box = () => canvas.getByRole('checkbox', { name: /assumo a responsabilidade/ })
    await expect(canvas.queryByRole('button', { name: 'Concluir' })).toBeNull()
    await userEvent.click(box())
    await expect(await canvas.findByRole('button', { name: 'Concluir' })).toBeVisible()
    await userEvent.click(box())
    await expect(canvas.getByText('É necessário marcar.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Concluir' })).toBeNull()
    await userEvent.click(box())
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir' }))
    await expect(args.onAccept).toHaveBeenCalledWith({ checked: true })
    const send = canvas.getByRole('button', { name: 'Enviar para revisão' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/Adicione ao menos uma atividade antes/)).toBeVisible()
  },
}
/** The warning disappears with its button once it is accepted: the focus moves to the title. */
export const WarningTaken: Story = {
  args: { shown: WithWarning.args?.shown },
  render: function Taken(args) {
    const [isTaken, setTaken] = useState(false)
    const shown = isTaken ? toShown(inStatus('PENDING'), emptyReport) : args.shown
    return <Owned {...args} shown={shown} onAccept={() => setTaken(true)} />
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /assumo a responsabilidade/ })
    await userEvent.click(box)
    await userEvent.click(box)
    await userEvent.click(box)
    // Refused without the tick, accepted with it: the box keeps its place and the focus.
    await expect(box).toHaveFocus()
    await pressToTitle(await canvas.findByRole('button', { name: 'Concluir' }))
  },
}
export const WarningNotTaken: Story = {
  args: {
    shown: toShown(inStatus('PENDING'), emptyReport, { mappingResponsibilityCheckDate: null }),
    warningFailure: 'Sem conexão. Verifique a internet e tente novamente.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Sem conexão/)
  },
}
export const NotStarted: Story = {
  args: { shown: toShown(null, emptyReport) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar reunião' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('heading', { name: 'Mapeamentos concluídos' })).toBeNull()
  },
}
export const WaitingForTheMeeting: Story = {
  args: {
    shown: toShown(
      { mappingDemand: null, demandId: null, preMeetingDemandId: buildId(91), returnedAt: null },
      emptyReport,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver a demanda da reunião' })).toHaveAttribute(
      'href',
      `/demands/${buildId(91)}`,
    )
    await expect(canvas.queryByRole('button', { name: /^Adicionar/ })).toBeNull()
  },
}
export const Returned: Story = {
  args: {
    shown: toShown(
      { ...inStatus('PENDING'), returnedAt: '2026-11-30T23:30:00.000Z' },
      sampleReport,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O escritório devolveu o mapeamento em 30/11/2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver a conversa' })).toHaveAttribute(
      'href',
      `/demands/${buildId(90)}`,
    )
    await expect(canvas.getByText('Sem nenhuma atividade: Assuntos regulatórios')).toBeVisible()
  },
}
export const InReview: Story = {
  args: { shown: toShown(inStatus('IN_PROGRESS'), sampleReport) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fale conosco' })).toHaveAttribute(
      'href',
      `/demands/${buildId(90)}`,
    )
    await expect(canvas.queryByRole('list', { name: 'Setores' })).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Mapeamentos concluídos' })).toBeVisible()
  },
}
export const Finished: Story = {
  args: { shown: toShown(inStatus('FINISHED'), completeReport) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tudo respondido, e nada se contradiz.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Enviar para revisão' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Refazer mapeamento' }))
    await expect(args.onRedo).toHaveBeenCalledOnce()
  },
}
/** It was sent as it is: sending is no longer mentioned. */
export const FinishedWithGaps: Story = {
  args: { shown: toShown(inStatus('FINISHED'), sampleReport) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Como o mapeamento ficou' })).toBeVisible()
    await expect(canvas.getByText('Faltam 23 respostas em 2 atividades')).toBeVisible()
    await expect(canvas.queryByText(/Antes de enviar|O envio não depende/)).toBeNull()
  },
}
export const Loading: Story = { args: { shown: undefined } }
export const Failed: Story = {
  args: { shown: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
