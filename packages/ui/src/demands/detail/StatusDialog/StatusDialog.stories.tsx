import type { Meta, StoryObj } from '@storybook/react-vite'
import { noEntryAnswer, statusDialogSchema } from '@tramite/core/demands'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { noUploads } from '../demand-samples.ts'
import type { AskedEntry } from '../OpenQuestion/OpenQuestion.tsx'
import { StatusDialog, type StatusDialogProps } from './StatusDialog.tsx'

interface OwnedProps extends Omit<StatusDialogProps, 'form'> {
  message: string
  onSubmit: () => void
}

function Owned({ message, onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: statusDialogSchema, initial: { message }, onSubmit })
  return <StatusDialog {...props} form={form} />
}

const meta = {
  title: 'Demandas/StatusDialog',
  component: Owned,
  args: {
    kind: 'resolve',
    isOpen: true,
    message: '',
    onSubmit: fn(),
    onClose: fn(),
    uploads: noUploads,
    isPending: false,
    isWaitingForUploads: false,
    hasFailedUpload: false,
    preview: {
      state: 'ready',
      deleveryForecast: '2026-11-26',
      place: 2,
      cause: {
        kind: 'answered',
        from: '2026-11-24',
        to: '2026-11-26',
        place: 2,
        offset: 2,
        countedFrom: '2026-11-24',
        notBefore: null,
        notAfter: null,
      },
    },
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Resolve: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Descrição *')
    await expect(field).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    await expect(await screen.findByText('Descrição é obrigatório')).toBeInTheDocument()
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Segue a ata assinada.')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Reopen: Story = { args: { kind: 'reopen', preview: { state: 'loading' } } }

const asked: AskedEntry = {
  text: 'Matrícula atualizada do imóvel.',
  answer: noEntryAnswer,
  onChange: fn(),
  uploads: noUploads,
}

/** The firm's items are beside the reply: given, answered in words, or unavailable. */
export const Asked: Story = {
  args: {
    question: {
      question: {
        userName: 'Helena Prado',
        since: '2026-11-20T17:10:00.000Z',
        until: '2026-11-20T17:10:00.000Z',
        texts: ['Para a contraproposta, precisamos de:'],
      },
      timeZone: 'America/Sao_Paulo',
      entries: [
        {
          ...asked,
          answer: { ...noEntryAnswer, files: ['Matricula_Pinheiros.pdf'] },
          uploads: {
            ...noUploads,
            rows: [{ id: '1', name: 'Matricula_Pinheiros.pdf', sizeText: '420 kB', state: 'done' }],
          },
        },
        {
          ...asked,
          text: 'Relação das benfeitorias feitas pela Aurora, com notas fiscais.',
          answer: { ...noEntryAnswer, isDeclined: true, text: 'As notas foram perdidas.' },
        },
        { ...asked, text: 'Aluguéis de duas lojas parecidas na mesma rua.' },
      ],
    },
  },
  play: async ({ args }) => {
    const question = await screen.findByRole('region', {
      name: 'Helena Prado pede 3 itens, desde 20/11/2026',
    })
    const list = within(question)
    await expect(list.getByText('2 de 3')).toBeInTheDocument()
    await expect(list.getByText('Matricula_Pinheiros.pdf')).toBeInTheDocument()
    const open = args.question?.entries[2]
    const name = open?.text ?? ''
    await userEvent.type(list.getByLabelText(`Resposta: ${name}`), '9')
    await expect(open?.onChange).toHaveBeenCalledWith({ text: '9' })
    await userEvent.click(list.getByRole('checkbox', { name: `Não tenho: ${name}` }))
    await expect(open?.onChange).toHaveBeenCalledWith({ isDeclined: true })
    await expect(list.getByRole('button', { name: `Anexar: ${name}` })).toBeVisible()
    await expect(list.getAllByRole('button', { name: /^Anexar: / })).toHaveLength(2)
  },
}
export const AskedOnPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } }
/** Without items it is the firm's text. */
export const AskedInWords: Story = {
  args: {
    question: {
      question: {
        userName: null,
        since: '2026-11-20T17:10:00.000Z',
        until: '2026-11-20T17:10:00.000Z',
        texts: ['Qual o valor do lote?', 'Houve entrega parcial?'],
      },
      timeZone: 'America/Sao_Paulo',
      entries: [],
    },
  },
  play: async () => {
    const question = await screen.findByRole('region', {
      name: 'O escritório escreveu em 20/11/2026',
    })
    await expect(question).toHaveTextContent('Qual o valor do lote?')
  },
}

/** Texts of several days are announced by the first and the last one. */
export const AskedOverDays: Story = {
  args: {
    question: {
      question: {
        userName: null,
        since: '2026-11-20T17:10:00.000Z',
        until: '2026-11-23T12:00:00.000Z',
        texts: ['Qual o valor do lote?', 'Houve entrega parcial?'],
      },
      timeZone: 'America/Sao_Paulo',
      entries: [],
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('region', {
        name: 'O escritório escreveu entre 20/11/2026 e 23/11/2026',
      }),
    ).toBeVisible()
  },
}

/** What the firm asks while the reply is open is announced as such. */
export const AskedMore: Story = {
  args: {
    question: {
      question: {
        userName: 'Helena Prado',
        since: '2026-11-20T17:10:00.000Z',
        until: '2026-11-20T18:10:00.000Z',
        texts: ['Qual o valor do lote?', 'Esqueci: e a data?'],
      },
      timeZone: 'America/Sao_Paulo',
      entries: [],
      hasGrown: true,
    },
  },
  play: async () => {
    const told = await screen.findByText(/^O escritório escreveu mais/)
    await expect(told).toBeVisible()
    await expect(told.closest('[aria-live="polite"]')).not.toBeNull()
  },
}

/** The effect on the date is shown before sending. */
export const WithDate: Story = {
  play: async () => {
    const preview = screen.getByRole('status')
    await expect(preview).toHaveTextContent('quinta, 26/11/2026 · 2ª na fila de demandas')
    await expect(preview).toHaveTextContent('a data andou 2 dias úteis, o tempo da espera')
  },
}
export const Sending: Story = { args: { message: 'Segue a ata assinada.', isPending: true } }
export const WaitingForUploads: Story = {
  args: {
    message: 'Segue a ata assinada.',
    isWaitingForUploads: true,
    uploads: {
      ...noUploads,
      rows: [
        { id: '1', name: 'Ata_assinada.pdf', sizeText: '3,4 MB', state: 'sending', progress: 48 },
      ],
    },
  },
}
/** The demand has moved on while somebody was writing: no input is lost. */
export const WentOn: Story = {
  args: { message: 'Segue a ata, e a certidão amanhã.', route: 'message' },
  play: async ({ args }) => {
    await expect(
      await screen.findByText('A demanda mudou enquanto esta resposta estava aberta'),
    ).toBeInTheDocument()
    // Neither the date nor what the reply would have done is promised any more.
    await expect(screen.queryByText(/na fila de demandas|volta a andar/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar como mensagem' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
/** A colleague was faster: the dialog names them. */
export const ColleagueAnswered: Story = {
  args: {
    route: 'message',
    movedOn: 'Rafael Nogueira já respondeu ao escritório, em 20/11/2026 14:10.',
  },
  play: async () => {
    await expect(await screen.findByText(/^Rafael Nogueira já respondeu/)).toBeVisible()
    await expect(
      screen.getByText('O que você enviar por aqui vai como mensagem na conversa.'),
    ).toBeVisible()
    await expect(screen.queryByText(/A demanda mudou enquanto/)).toBeNull()
  },
}
/** The reader's own lost reply is not called somebody else's change. */
export const OwnArrived: Story = {
  args: { message: 'Segue a ata, e a certidão amanhã.', route: 'message', hasArrived: true },
  play: async () => {
    await expect(await screen.findByText('A sua resposta já tinha chegado')).toBeInTheDocument()
    await expect(
      screen.queryByText('A demanda mudou enquanto esta resposta estava aberta'),
    ).toBeNull()
    await expect(screen.getByRole('button', { name: 'Enviar como mensagem' })).toBeEnabled()
  },
}
export const Closed: Story = {
  args: { message: 'Segue a ata.', route: 'closed' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** It is the contract that ended, not the demand that moved on. */
export const ClosedByContract: Story = {
  args: { message: 'Segue a ata.', route: 'closed', refusal: 'O seu contrato está suspenso.' },
  play: async () => {
    await expect(await screen.findByText('O seu contrato está suspenso.')).toBeInTheDocument()
    await expect(screen.getByText(/copie o texto antes de fechar/)).toBeInTheDocument()
    await expect(
      screen.queryByText('A demanda mudou enquanto esta resposta estava aberta'),
    ).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
