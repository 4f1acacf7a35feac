import type { Meta, StoryObj } from '@storybook/react-vite'
import { toolNames, toolPaths } from '@tramite/core/access'
import { type Demand, messageSchema } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { buildDemand, buildId, buildTag } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { ChatBox } from '../../conversation/ChatBox/ChatBox.tsx'
import { ChatClosed } from '../../conversation/ChatClosed/ChatClosed.tsx'
import { Conversation } from '../../conversation/Conversation/Conversation.tsx'
import { DocumentsPanel } from '../../documents/DocumentsPanel/DocumentsPanel.tsx'
import { DemandDetailSkeleton } from '../DemandDetailSkeleton/DemandDetailSkeleton.tsx'
import { DemandFailed, DemandNotFound } from '../DemandStates/DemandStates.tsx'
import {
  extremeDemand,
  noArchive,
  noDownloads,
  noUploads,
  sampleDemand,
  sampleFiles,
  sampleFrame,
  sampleItems,
  sampleOffers,
  samplePeople,
  sampleTimeline,
  sampleTimeZone,
  sampleToday,
  sampleViewer,
  toSampleChanges,
} from '../demand-samples.ts'
import { DemandDetailView } from './DemandDetailView.tsx'

function Messages({ demand }: { demand: Demand }) {
  const { chat } = sampleOffers(demand)
  const form = useStoryForm({ schema: messageSchema, onSubmit: fn() })
  return (
    <>
      <Conversation
        request={demand}
        items={sampleItems}
        viewer={sampleViewer}
        today={sampleToday}
        timeZone={sampleTimeZone}
        outgoing={[]}
        hasArrived={false}
        downloads={noDownloads}
        onRetry={fn()}
        onDiscard={fn()}
      />
      {chat.allowed ? (
        <ChatBox
          form={form}
          uploads={noUploads}
          isWaitingForUploads={false}
          hasFailedUpload={false}
        />
      ) : (
        <ChatClosed
          reason={demandRefusalMessages['demands.refused.chatClosedPending']}
          onResolve={fn()}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Demandas/DemandDetailView',
  component: DemandDetailView,
  parameters: { layout: 'fullscreen' },
  args: {
    demand: sampleDemand,
    tags: [
      buildTag({ id: buildId(6001), name: 'Fornecedores' }),
      buildTag({ id: buildId(6002), name: 'Urgente' }),
    ],
    offers: sampleOffers(sampleDemand),
    isFollowing: true,
    canChangePrivacy: false,
    frame: sampleFrame,
    context: { customerName: 'Aurora Alimentos Ltda.', userNames: new Map(), areAllNamed: false },
    timeline: sampleTimeline(sampleDemand, toSampleChanges('PENDING', 'IN_PROGRESS')),
    people: samplePeople,
    viewerId: sampleViewer.id,
    tab: 'messages',
    onTabChange: fn(),
    documentCount: 2,
    children: <Messages demand={sampleDemand} />,
    onResolve: fn(),
    onReopen: fn(),
    onValidate: fn(),
    onFeedback: fn(),
    onPrioritize: fn(),
    onFollowChange: fn(),
    onMarkUnread: fn(),
    onRename: fn(),
    onTags: fn(),
    onPrint: fn(),
    onPrivacy: fn(),
    onReminders: fn(),
  },
} satisfies Meta<typeof DemandDetailView>

export default meta
type Story = StoryObj<typeof meta>

const of = (demand: Demand) => ({
  demand,
  timeline: sampleTimeline(demand),
  offers: sampleOffers(demand),
  children: <Messages demand={demand} />,
})

export const InProgress: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    // In heading navigation the conversation is not part of the date.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mensagens' })).toBeInTheDocument()
    await expect(canvas.getByText('quarta, 25/11/2026')).toBeVisible()
    await expect(canvas.getByText('20/11 é feriado: Consciência Negra')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Priorizar' }))
    await expect(args.onPrioritize).toHaveBeenCalledOnce()
    const bell = canvas.getByRole('button', { name: 'Receber notificações desta demanda' })
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(bell)
    await expect(args.onFollowChange).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('tab', { name: /Documentos/ }))
    await expect(args.onTabChange).toHaveBeenCalledWith('documents')
  },
}

/** The firm may move a demand on while it is read: the new status is spoken. */
export const MovesOn: Story = {
  render: function Moving(args) {
    const [demand, setDemand] = useState(args.demand)
    const deliver = () => setDemand({ ...demand, statusKey: 'FINISHED' })
    return <DemandDetailView {...args} demand={demand} onFollowChange={deliver} />
  },
  play: async ({ canvas }) => {
    const [status] = canvas
      .getAllByText('Em Andamento')
      .map((text) => text.closest('[aria-live]'))
      .filter((region) => region !== null)
    await expect(status).toHaveTextContent('Em Andamento')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Receber notificações desta demanda' }),
    )
    await expect(status).toHaveTextContent('Entregue')
    await expect(status).toHaveAttribute('aria-live', 'polite')
    await expect(status).toBeInTheDocument()
  },
}

export const MoreActions: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Mais ações', expanded: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Marcar como não lida' }))
    await expect(args.onMarkUnread).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /, Renomear$/ }))
    await expect(args.onRename).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    const privacy = await screen.findByRole('menuitem', { name: 'Quem vê esta demanda' })
    await expect(privacy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tags' }))
    await expect(args.onTags).toHaveBeenCalledOnce()
  },
}

/** Once the contract has ended, actions that would be refused are not offered. */
export const Ended: Story = {
  args: {
    offers: sampleOffers(sampleDemand, {
      demandActions: { allowed: false, reason: 'ended' },
      writing: { allowed: false, reason: 'ended' },
    }),
    onPrivacy: undefined,
    onReminders: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /, Renomear$/ })).toBeNull()
    const actions = within(canvas.getByRole('group', { name: 'Ações da demanda' }))
    await expect(actions.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Mais ações',
    ])
    await userEvent.click(actions.getByRole('button'))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Marcar como não lida',
      'Imprimir',
    ])
    await userEvent.keyboard('{Escape}')
  },
}

/** What a tool has raised leads back there. */
export const OfATool: Story = {
  args: { origin: { kind: 'tool', name: toolNames.mapping, path: toolPaths.mapping } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ferramenta: Mapeamento de dados' })
    await expect(link).toHaveAttribute('href', '/tools/mapping')
  },
}

/** So does a step of a journey. */
export const OfAJourney: Story = {
  args: { origin: { kind: 'journey', name: 'Adequação à LGPD', path: '/journeys/j1' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Jornada: Adequação à LGPD' })
    await expect(link).toHaveAttribute('href', '/journeys/j1')
  },
}

export const Pending: Story = {
  args: of(
    buildDemand({
      statusKey: 'PENDING',
      order: null,
      name: sampleDemand.name,
      statusChangedAt: '2026-11-12T17:20:00.000Z',
    }),
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sua vez')).toBeVisible()
    await expect(canvas.getByText('há 6 dias, desde 12/11/2026, 14:20')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resolver pendências' }))
    await expect(args.onResolve).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Priorizar' })).toBeNull()
  },
}

export const Delivered: Story = {
  args: of(
    buildDemand({
      statusKey: 'FINISHED',
      order: null,
      name: 'Parecer sobre banco de horas da fábrica',
      finishedAt: '2026-11-16T18:00:00.000Z',
    }),
  ),
  play: async ({ canvas }) => {
    for (const name of ['Validar', 'Avaliar', 'Reabrir']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    }
  },
}

export const Validated: Story = {
  args: of(
    buildDemand({
      statusKey: 'FINISHED',
      order: null,
      finishedAt: '2026-11-16T18:00:00.000Z',
      validationDate: '2026-11-17T12:00:00.000Z',
      validationUser: { name: 'Marina Lopes Ferreira' },
      feedback: { id: buildId(7001), skipped: false },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Validado por Marina Lopes Ferreira em 17/11/2026')).toBeVisible()
    await expect(canvas.getByText('desde ontem, 09:00')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Validar' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Avaliar' })).toBeNull()
  },
}

export const Open: Story = {
  args: of(
    buildDemand({
      statusKey: 'OPEN',
      order: null,
      deleveryForecast: null,
      backofficeUserName: null,
    }),
  ),
}

export const Blocked: Story = {
  args: of(buildDemand({ statusKey: 'BLOCKED', order: null, deleveryForecast: null })),
}

export const Overdue: Story = {
  args: { ...of(buildDemand({ deleveryForecast: '2026-11-12', order: 1 })), onWrite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escrever ao escritório' }))
    await expect(args.onWrite).toHaveBeenCalledOnce()
  },
}

const suspended = { ...sampleFrame, areDeadlinesSuspended: true }

export const Suspended: Story = {
  args: {
    ...of(buildDemand({ statusKey: 'IN_PROGRESS', deleveryForecast: '2026-11-25' })),
    offers: sampleOffers(buildDemand({ statusKey: 'IN_PROGRESS' }), {
      demandActions: { allowed: false, reason: 'suspended' },
    }),
    frame: suspended,
    children: <ChatClosed reason={demandRefusalMessages['demands.refused.suspended']} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Priorizar' })).toBeNull()
    await expect(canvas.getByText('Prazo suspenso')).toBeVisible()
    await expect(canvas.getByText('A última previsão era 25/11/2026')).toBeVisible()
    await expect(canvas.getByText('O seu contrato está suspenso.')).toBeVisible()
  },
}

/** While the contract blocks the demand it is nobody's turn, and the waiting time is not known. */
export const SuspendedPending: Story = {
  args: {
    ...of(buildDemand({ statusKey: 'PENDING' })),
    frame: suspended,
    children: <ChatClosed reason={demandRefusalMessages['demands.refused.suspended']} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parada até regularizar o contrato')).toBeVisible()
    await expect(canvas.queryByText(/Sua vez|Espera(ndo)? você/)).toBeNull()
  },
}

export const Extreme: Story = {
  args: {
    ...of(extremeDemand),
    tags: Array.from({ length: 14 }, (_, index) =>
      buildTag({
        id: buildId(6100 + index),
        name: `Contencioso estratégico regional ${index + 1}`,
      }),
    ),
    documentCount: 1234,
  },
}

export const ExtremePhone: Story = {
  args: Extreme.args ?? {},
  globals: { viewport: { value: 'phone' } },
}

export const DocumentsTab: Story = {
  args: {
    tab: 'documents',
    children: (
      <DocumentsPanel
        state="ready"
        files={sampleFiles}
        timeZone={sampleTimeZone}
        downloads={noDownloads}
        total={sampleFiles.length}
        archive={noArchive}
        toDocumentHref={({ id }) => `?documentId=${id}`}
        onRetry={fn()}
      />
    ),
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Ver como contamos os dias'))
    await expect(canvas.getByText('20/11 é feriado: Consciência Negra')).toBeVisible()
    await userEvent.click(canvas.getByText('Informações'))
    await expect(
      canvas.getByText('Todos de Aurora Alimentos Ltda. com acesso a este negócio'),
    ).toBeVisible()
  },
}

/** The tag names take up their room before they are known. */
export const TagsOnTheirWay: Story = {
  args: { tags: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const tags = canvas.getByRole('list', { name: 'Tags' })
    const { top, height } = tags.getBoundingClientRect()
    const [turn] = canvas.getAllByText(/desde/)
    await expect(args.demand.demandsTags).not.toHaveLength(0)
    await expect(top).toBeGreaterThanOrEqual(turn?.getBoundingClientRect().bottom ?? Number.NaN)
    await expect(height).toBeGreaterThanOrEqual(26)
  },
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Loading: Story = { render: () => <DemandDetailSkeleton /> }
export const NotFound: Story = {
  render: () => <DemandNotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Demanda não encontrada' })).toBeVisible()
    await expect(
      canvas.getByText('A demanda não existe e/ou foi deletada e/ou é sigilosa'),
    ).toBeVisible()
  },
}
/** It became secret while the reader was writing. */
export const NotFoundWhileWriting: Story = {
  render: () => <DemandNotFound unsent="Segue a matrícula atualizada." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Segue a matrícula atualizada.')).toBeVisible()
    // The notice has the width of the page: the text keeps off its edges.
    const unsent = canvas.getByRole('region', { name: 'O que você escreveu e não enviou' })
    const { left, right } = unsent.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(16)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 16)
    await expect(right - left).toBeLessThan(750)
  },
}
export const Failed: Story = { render: () => <DemandFailed onRetry={fn()} isRetrying={false} /> }
