import type { Meta, StoryObj } from '@storybook/react-vite'
import { messageSchema, type OutgoingMessage } from '@tramite/core/demands'
import { buildAttachment, buildId, buildItem } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import {
  buildManyItems,
  extremeDemand,
  noDownloads,
  noUploads,
  sampleDemand,
  sampleItems,
  sampleTimeZone,
  sampleToday,
  sampleViewer,
} from '../../detail/demand-samples.ts'
import { ChatBox } from '../ChatBox/ChatBox.tsx'
import type { Opening } from '../use-opening-place.ts'
import { Conversation, type ConversationProps } from './Conversation.tsx'

const meta = {
  title: 'Demandas/Conversation',
  component: Conversation,
  args: {
    request: sampleDemand,
    items: sampleItems,
    viewer: sampleViewer,
    today: sampleToday,
    timeZone: sampleTimeZone,
    outgoing: [],
    hasArrived: false,
    downloads: { ...noDownloads, onDownload: fn() },
    onRetry: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof Conversation>

export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^Demanda em andamento · Helena Duarte \(escritório\)$/),
    ).toBeVisible()
    await expect(
      canvas.getByText('A previsão de entrega mudou de 23/11/2026 para 25/11/2026.'),
    ).toBeVisible()
    await expect(canvas.getByText('Mensagem apagada')).toBeVisible()
    await expect(canvas.queryByText('Texto que não se vê')).toBeNull()
    await expect(canvas.queryByText(/Interno/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Ontem' })).toBeVisible()
    const link = canvas.getByRole('link', { name: /^https:\/\/biblioteca\.example\/notificacao/ })
    await expect(link).toHaveAttribute('href', 'https://biblioteca.example/notificacao')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: /Baixar Foto do lote.jpg/ }))
    await expect(args.downloads.onDownload).toHaveBeenCalledOnce()
  },
}

/** The firm's staff see their internal messages, marked as such. */
export const OfStaff: Story = {
  args: { viewer: { ...sampleViewer, type: 'BACKOFFICE' } },
  play: async ({ canvas }) => {
    const note = canvas.getByText('Interno: conferir alçada.').closest('article')
    await expect(note).toHaveTextContent('Só para o escritório')
    await expect(canvas.getAllByText('Só para o escritório')).toHaveLength(1)
  },
}

export const OnlyTheRequest: Story = { args: { items: [] } }

export const Downloading: Story = {
  args: { downloads: { busy: new Set([buildId(3103)]), onDownload: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Baixando Minuta/ }))
    await expect(args.downloads.onDownload).not.toHaveBeenCalled()
  },
}

export const Extreme: Story = {
  args: { request: extremeDemand },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Ler tudo' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect(canvas.getByRole('button', { name: 'Mostrar menos' })).toHaveFocus()
  },
}

const sentText = 'Segue a resposta do fornecedor.'
const ownItem = {
  id: buildId(2998),
  userId: sampleViewer.id,
  userName: sampleViewer.name,
  userType: 'CUSTOMER',
  attachments: [1, 2, 3, 4].map((page) =>
    buildAttachment({
      id: buildId(3200 + page),
      name: `Resposta do fornecedor, parte ${page}.pdf`,
    }),
  ),
} as const
const failure = { state: 'failed', error: 'Sem conexão.' } as const

/** The last message fails; sending it again keeps its key and succeeds, unless it is discarded. */
function Failing(props: ConversationProps) {
  const [outgoing, setOutgoing] = useState(props.outgoing)
  const [hasArrived, setArrived] = useState(false)
  const retry = (key: string) => {
    props.onRetry(key)
    setOutgoing((all) => all.map((message) => ({ ...message, state: 'sending' })))
    setTimeout(() => {
      setOutgoing([])
      setArrived(true)
    }, 50)
  }
  return (
    <Conversation
      {...props}
      outgoing={outgoing}
      hasArrived={hasArrived}
      onRetry={retry}
      onDiscard={() => setOutgoing([])}
    />
  )
}

const failed: OutgoingMessage = {
  key: 'a1',
  content: 'O fornecedor respondeu hoje cedo. Segue o e-mail.',
  fileNames: ['resposta.eml'],
  state: 'failed',
  error: 'Sem conexão. Verifique a internet e tente novamente.',
}

/** Its buttons disappear when pressed: the focus stays between the conversation and the next message. */
export const FailedByKeyboard: Story = {
  args: { outgoing: [failed] },
  render: (args) => (
    <>
      <Failing {...args} />
      <Button>O que vem depois</Button>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Tentar novamente' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Mensagem enviada')).toBeInTheDocument())
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'O que vem depois' })).toHaveFocus()
  },
}

export const MessageFailed: Story = {
  args: { outgoing: [failed] },
  render: (args) => <Failing {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não enviada')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledWith('a1')
    await waitFor(() => expect(canvas.queryByText('Não enviada')).toBeNull())
    await waitFor(() => expect(canvas.getByText('Mensagem enviada')).toBeInTheDocument())
  },
}

/** Of one without an answer nobody knows whether it has arrived. */
export const MessageUnconfirmed: Story = {
  args: { outgoing: [{ ...failed, isUnconfirmed: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não confirmada')).toBeVisible()
    await expect(canvas.getByText('Não sabemos se a mensagem chegou')).toBeInTheDocument()
    await expect(canvas.queryByText(/não (foi )?enviada/i)).toBeNull()
  },
}

/** One that may have arrived does not hide from who listens that another was refused. */
export const MessageUnconfirmedAndOneRefused: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: {
    outgoing: [
      { ...failed, isUnconfirmed: true },
      { ...failed, key: 'a2' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Não sabemos se a mensagem chegou. A mensagem não foi enviada'),
    ).toBeInTheDocument()
  },
}

/** A discarded message is not sent. */
export const MessageDiscarded: Story = {
  args: { outgoing: [failed] },
  render: (args) => <Failing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(canvas.queryByText('Não enviada')).toBeNull())
    await expect(canvas.queryByText('Mensagem enviada')).toBeNull()
  },
}

export const MessageOnItsWay: Story = {
  args: { outgoing: [{ key: 'a1', content: 'Obrigada!', fileNames: [], state: 'sending' }] },
}

/** A message leaves the chat box, and fails or appears a moment later. */
function Sending({ items, ...props }: ConversationProps) {
  const [sent, setSent] = useState<OutgoingMessage[]>([])
  const [confirmed, setConfirmed] = useState(items)
  const settle = () => {
    setConfirmed((all) => [...all, buildItem({ ...ownItem, content: sentText })])
    setSent([])
  }
  const form = useStoryForm({
    schema: messageSchema,
    initial: { content: sentText },
    onSubmit: () => setSent([{ key: 'a1', content: sentText, fileNames: [], state: 'sending' }]),
  })
  return (
    <>
      <Button onPress={() => setSent(([message]) => (message ? [{ ...message, ...failure }] : []))}>
        A rede cai
      </Button>
      <Button onPress={settle}>O servidor confirma</Button>
      <Conversation
        {...props}
        items={confirmed}
        outgoing={sent}
        hasArrived={confirmed.length > items.length}
      />
      <ChatBox
        form={form}
        uploads={noUploads}
        isWaitingForUploads={false}
        hasFailedUpload={false}
      />
    </>
  )
}

async function expectInSight(element: HTMLElement, chatBox: HTMLElement) {
  await waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(chatBox.getBoundingClientRect().top)
  })
}

export const SentIntoSight: Story = {
  args: { items: buildManyItems(40) },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    const chatBox = canvas.getByRole('form')
    const message = () => canvas.getByText(sentText, { selector: 'article p' })
    window.scrollTo({ top: 0, behavior: 'instant' })
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expectInSight(message(), chatBox)
    canvas.getByRole('button', { name: 'A rede cai' }).click()
    await expectInSight(await canvas.findByRole('button', { name: 'Tentar novamente' }), chatBox)
    canvas.getByRole('button', { name: 'O servidor confirma' }).click()
    await waitFor(() => expect(canvas.queryByText('Não enviada')).toBeNull())
    await expectInSight(canvas.getByRole('button', { name: /Baixar .*parte 4/ }), chatBox)
  },
}

/** A user who has moved on to read elsewhere is not scrolled back. */
export const SentWhileReading: Story = {
  args: { items: buildManyItems(40) },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    window.scrollTo({ top: 0, behavior: 'instant' })
    canvas.getByRole('button', { name: 'O servidor confirma' }).click()
    await waitFor(() => expect(canvas.getByText('Mensagem enviada')).toBeInTheDocument())
    await expect(window.scrollY).toBe(0)
  },
}

/** The firm writes while the reader is elsewhere on the page. */
const manyItems = buildManyItems(40)
const startedItems = [
  buildItem({
    id: buildId(2996),
    type: 'STATUS',
    content: null,
    customFields: { statusKey: 'IN_PROGRESS' },
  }),
  buildItem({
    id: buildId(2997),
    type: 'TEMPLATED_MESSAGE',
    userType: 'SYSTEM',
    userId: null,
    userName: 'Duarte Advogados',
    content: 'A previsão de entrega é 25/11/2026.',
  }),
]

function Arriving(props: ConversationProps) {
  const [items, setItems] = useState(props.items)
  const arrive = () =>
    setItems((all) => [...all, buildItem({ id: buildId(2999), content: 'A minuta está pronta.' })])
  const start = () => setItems((all) => [...all, ...startedItems])
  return (
    <>
      <Button onPress={arrive}>Chega uma mensagem</Button>
      <Button onPress={start}>A demanda entra em andamento</Button>
      <Conversation {...props} items={items} />
    </>
  )
}

/** A form beneath the conversation of those who write while another writes. */
function Writing(props: ConversationProps) {
  const form = useStoryForm({
    schema: messageSchema,
    initial: { content: 'Segue a resp' },
    onSubmit: () => {},
  })
  return (
    <>
      <Arriving {...props} />
      <ChatBox
        form={form}
        uploads={noUploads}
        isWaitingForUploads={false}
        hasFailedUpload={false}
      />
    </>
  )
}

/** In a low window the box is not held at the bottom: a message that arrives does not push it out of sight. */
export const ArrivingWhileWriting: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { items: buildManyItems(3) },
  globals: { viewport: { value: 'sideways', isRotated: false } },
  render: (args) => <Writing {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mensagem' })
    const toTop = () => field.getBoundingClientRect().top
    const arrive = canvas.getByRole('button', { name: 'Chega uma mensagem' })
    field.focus()
    // The page moves while the conversation opens.
    await waitFor(async () => {
      field.scrollIntoView({ block: 'center', behavior: 'instant' })
      const first = toTop()
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
      await expect(toTop()).toBe(first)
    })
    const before = toTop()
    // As from the server: the focus stays in the field.
    arrive.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await canvas.findByText('A minuta está pronta.')
    await waitFor(() => expect(Math.abs(toTop() - before)).toBeLessThan(2))
    await expect(field).toHaveFocus()
  },
}

/** The first reply to the request counts as new, too. */
export const FirstMessageAnnounced: Story = {
  args: { items: [] },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chega uma mensagem' }))
    await waitFor(() =>
      expect(canvas.getByText('Nova mensagem de Helena Duarte (escritório)')).toBeInTheDocument(),
    )
  },
}

export const NewMessageAnnounced: Story = {
  args: { items: buildManyItems(40) },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const before = window.scrollY
    await userEvent.click(canvas.getByRole('button', { name: 'Chega uma mensagem' }))
    await waitFor(() =>
      expect(canvas.getByText('Nova mensagem de Helena Duarte (escritório)')).toBeInTheDocument(),
    )
    await expect(window.scrollY).toBe(before)
    await userEvent.click(await canvas.findByRole('button', { name: '1 mensagem nova' }))
    await waitFor(() => expect(canvas.getByText('A minuta está pronta.')).toBeVisible())
  },
}

/** A new status and its date are entries, but nobody's message: often it is the reader who caused them. */
export const OnlyMessagesAreCounted: Story = {
  args: { items: manyItems },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'A demanda entra em andamento' }).click()
    await expect(await canvas.findByText('A previsão de entrega é 25/11/2026.')).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Chega uma mensagem' }).click()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '1 mensagem nova' })).toBeInTheDocument(),
    )
    await expect(
      canvas.getByText('Nova mensagem de Helena Duarte (escritório)'),
    ).toBeInTheDocument()
  },
}

/** As on the page: the conversation is opened once, and then no longer moves by itself. */
function Opened({ place, ...props }: ConversationProps) {
  const [opening, setOpening] = useState<Opening | null>(null)
  return (
    <Arriving
      {...props}
      place={{ since: null, isCurrent: true, ...place, opening, onOpened: setOpening }}
    />
  )
}

/** Entries since the last visit start at a line, which is at the top of the window. */
export const OpensAtTheFirstNew: Story = {
  args: {
    items: manyItems,
    place: {
      since: manyItems[24]?.createdAt ?? null,
      isCurrent: true,
      opening: null,
      onOpened: fn(),
    },
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Novas desde 09 de junho de 2026')
    await waitFor(() => expect(line.getBoundingClientRect().top).toBeCloseTo(140, -1))
    const before = window.scrollY
    canvas.getByRole('button', { name: 'Chega uma mensagem' }).click()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '1 mensagem nova' })).toBeVisible(),
    )
    await expect(window.scrollY).toBe(before)
    await expect(canvas.getAllByText(/^Novas desde/)).toHaveLength(1)
  },
}

export const OpensAtTheFirstNewOnPhone: Story = {
  ...OpensAtTheFirstNew,
  globals: { viewport: { value: 'phone' } },
}

const internalNote = buildItem({
  id: buildId(2190),
  type: 'PRIVATE_MESSAGE',
  content: 'Interno: aguardar a sócia.',
  createdAt: manyItems[39]?.createdAt ?? '',
  userId: buildId(7),
})
const afterLast = {
  since: manyItems[38]?.createdAt ?? null,
  isCurrent: true,
  opening: null,
  onOpened: fn(),
}

/**
 * For the firm's staff their internal messages count as new like any other; for the customer they do not
 * exist.
 */
export const OpensAtANewInternalNote: Story = {
  args: {
    items: [...manyItems.slice(0, 39), internalNote],
    viewer: { ...sampleViewer, type: 'BACKOFFICE' },
    place: afterLast,
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^Novas desde/)
    await expect(line.nextElementSibling).toHaveTextContent('Interno: aguardar a sócia.')
  },
}

/** Nothing is new: it opens at its end. */
export const OpensAtTheNewest: Story = {
  args: { items: manyItems },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const newest = canvas.getByText(/^Mensagem 40\./)
    await waitFor(() => {
      const { top, bottom } = newest.getBoundingClientRect()
      expect(top).toBeGreaterThan(0)
      expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
    await expect(canvas.queryByText(/^Novas desde/)).toBeNull()
  },
}

/** Nothing is new, and the window is low: the view stays at the title, where the focus is. */
export const StaysInALowWindow: Story = {
  args: { items: manyItems },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    window.scrollTo(0, 0)
    const low = { matches: false, onchange: null, addListener: fn(), removeListener: fn() }
    spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { ...low, media }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Mensagem 40\./)
    // It moves in the first frame after it has opened.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    await expect(window.scrollY).toBe(0)
  },
}

/** 500 entries, the last 50 first; older ones are added above. */
function Paged(props: ConversationProps) {
  const all = props.items
  const [count, setCount] = useState(50)
  return (
    <Conversation
      {...props}
      items={all.slice(-count)}
      onShowOlder={count < all.length ? () => setCount(count + 50) : undefined}
    />
  )
}

export const Long: Story = {
  args: { items: buildManyItems(500) },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    const mark = canvas.getByText(/^Mensagem 451\./)
    const button = canvas.getByRole('button', { name: 'Mostrar mensagens anteriores' })
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = mark.getBoundingClientRect().top
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText(/^Mensagem 401\./)).toBeInTheDocument())
    await waitFor(() =>
      expect(Math.abs(mark.getBoundingClientRect().top - before)).toBeLessThan(40),
    )
  },
}

/** When the oldest are loaded, the button disappears: the focus moves to the first of them. */
export const OldestByKeyboard: Story = {
  args: {
    items: buildManyItems(150),
    request: { ...sampleDemand, attachments: [buildAttachment({ id: buildId(3190) })] },
  },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    for (const first of [51, 1]) {
      canvas.getByRole('button', { name: 'Mostrar mensagens anteriores' }).focus()
      await userEvent.keyboard('{Enter}')
      await canvas.findByText(new RegExp(`^Mensagem ${first}\\.`))
    }
    await waitFor(() => expect(canvas.getByText(/^Mensagem 1\./).closest('li')).toHaveFocus())
  },
}

/** As on the page: further entries are read in the background, and the position is found once they are there. */
function PagedOpening({ place, hasFailed, ...props }: ConversationProps & { hasFailed?: boolean }) {
  const all = props.items
  const [count, setCount] = useState(50)
  const [isReading, setReading] = useState(false)
  const [opening, setOpening] = useState<Opening | null>(null)
  const showOlder = () => {
    props.onShowOlder?.()
    setReading(true)
    setTimeout(() => {
      if (!hasFailed) setCount(count + 50)
      setReading(false)
    }, 20)
  }
  return (
    <Conversation
      {...props}
      items={all.slice(-count)}
      onShowOlder={count < all.length ? showOlder : undefined}
      isLoadingOlder={isReading}
      place={{ since: null, ...place, isCurrent: !isReading, opening, onOpened: setOpening }}
    />
  )
}

const hundreds = buildManyItems(500)

/** More is new than a page holds: older pages are read until the first new entry is there. */
export const OpensAtTheFirstNewOfManyPages: Story = {
  args: {
    items: hundreds,
    onShowOlder: fn(),
    place: {
      since: hundreds[379]?.createdAt ?? null,
      isCurrent: true,
      opening: null,
      onOpened: fn(),
    },
  },
  render: (args) => <PagedOpening {...args} />,
  play: async ({ canvas, args }) => {
    const line = await canvas.findByText(/^Novas desde/)
    await expect(line.nextElementSibling).toHaveTextContent('Mensagem 381.')
    await waitFor(() => expect(line.getBoundingClientRect().top).toBeCloseTo(140, -1))
    await expect(args.onShowOlder).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByText(/^\d+ mensagens anteriores/)).toBeNull()
  },
}

/** A reader who has come for an old entry finds it, though others are new: older pages are read until it is there. */
export const OpensAtTheWantedEntry: Story = {
  args: {
    items: hundreds,
    onShowOlder: fn(),
    place: {
      since: hundreds[479]?.createdAt ?? null,
      wantedId: hundreds[329]?.id,
      isCurrent: true,
      opening: null,
      onOpened: fn(),
    },
  },
  render: (args) => <PagedOpening {...args} />,
  play: async ({ canvas, args }) => {
    const wanted = (await canvas.findByText(/^Mensagem 330\./)).closest('li')
    await waitFor(() => expect(wanted).toHaveFocus())
    await waitFor(() => expect(wanted?.getBoundingClientRect().top).toBeCloseTo(140, -1))
    await expect(args.onShowOlder).toHaveBeenCalledTimes(3)
  },
}

/** What a search has found in a long request is not folded away. */
export const OpensAtTheRequest: Story = {
  args: {
    request: { ...sampleDemand, description: `${'O contrato vence em abril. '.repeat(40)}Multa.` },
    place: {
      since: null,
      isRequestWanted: true,
      keptTop: 0,
      isCurrent: true,
      opening: null,
      onOpened: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Multa\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ler tudo' })).toBeNull()
  },
}

/** A reader away for very long is not kept waiting for everything that was written since. */
export const OpensWithoutReadingEverything: Story = {
  args: {
    ...OpensAtTheFirstNewOfManyPages.args,
    place: {
      since: hundreds[0]?.createdAt ?? null,
      isCurrent: true,
      opening: null,
      onOpened: fn(),
    },
  },
  render: (args) => <PagedOpening {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^Novas desde/)
    await expect(args.onShowOlder).toHaveBeenCalledTimes(4)
  },
}

/** An older page that fails to load shows no endless loading state, and is not requested repeatedly. */
export const OpensWithoutAFailedPage: Story = {
  args: OpensWithoutReadingEverything.args,
  render: (args) => <PagedOpening {...args} hasFailed />,
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^Novas desde/)
    await expect(args.onShowOlder).toHaveBeenCalledTimes(1)
  },
}

export const LoadingOlder: Story = { args: { onShowOlder: fn(), isLoadingOlder: true } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
