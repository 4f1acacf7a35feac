import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Home } from '@tramite/core/home'
import { buildDemandSummary } from '@tramite/core/testing'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  longName,
  manyDemands,
  sampleDemands,
  sampleFrame,
} from '../../demands/shared/demand-samples.ts'
import { buildHome, sampleBanners, sampleReminders } from '../home-samples.ts'
import { HomeView } from './HomeView.tsx'

const full = buildHome(sampleDemands)

function Page(props: ComponentProps<typeof HomeView>) {
  const [filter, setFilter] = useState(props.filter)
  return (
    <HomeView
      {...props}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next)
        props.onFilterChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Início/HomeView',
  component: HomeView,
  render: (args) => <Page {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Marina',
    home: full,
    filter: 'ALL',
    onFilterChange: fn(),
    onRetry: fn(),
    frame: sampleFrame,
    banners: sampleBanners,
    reminders: { reminders: sampleReminders },
    blogUrl: 'https://blog.example',
    videosUrl: 'https://videos.example',
  },
} satisfies Meta<typeof HomeView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Olá, Marina!')
    await waitFor(() => expect(document.title).toBe('Início'))
    await expect(canvas.getByText(/^Seja bem-vindo\(a\) ao portal\. Três demandas/)).toBeVisible()
    const tasks = within(canvas.getByRole('region', { name: 'Espera por você' }))
    const items = tasks.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent(/^1Responda: .+Espera você há \d+ dias\./)
    await expect(items[1]).toHaveTextContent(/Valide: .+Entregue em/)
    await expect(tasks.getByRole('link', { name: /^Responder: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/demands\//),
    )
    await expect(tasks.getByText('Depois disso, nenhuma demanda espera por você.')).toBeVisible()
    const coming = within(canvas.getByRole('region', { name: 'O que vem' }))
    await expect(coming.getAllByRole('listitem').length).toBeGreaterThan(0)
    const reminders = within(canvas.getByRole('region', { name: 'Lembretes à vencer' }))
    await expect(reminders.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Entregar a declaração de débitosObrigação Legal · 22/11/2026, amanhã',
      'Fim do prazo para responder ao titu...Tarefa · 24/11/2026',
      'Feira do setorEvento · 03/12/2026',
    ])
    for (const link of reminders.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', '/tools/reminders')
    }
    const notices = within(canvas.getByRole('region', { name: 'Avisos' }))
    // No arrows: one waits, or chooses a slide.
    await expect(notices.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      expect.stringMatching(/^(Pausar|Continuar)$/),
      ...[1, 2, 3, 4].map((place) => `Mostrar ${place} de 4`),
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 2 de 4' }))
    await expect(await canvas.findByRole('link', { name: 'Enviar feedback' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/demands\/.+\?isDemandFeedbackModalOpen=true$/),
    )
    await expect(canvas.getByRole('heading', { level: 2, name: 'Conteúdos' })).toBeVisible()
    for (const [name, href] of [
      [/^Blog do escritório/, 'https://blog.example'],
      [/^Canal de vídeos/, 'https://videos.example'],
    ] as const) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

const waiting = manyDemands(9).map((demand, index) => ({
  ...demand,
  statusKey: index < 6 ? ('PENDING' as const) : ('FINISHED' as const),
  validationDate: null,
}))

/** If more is waiting than is listed, the link leads to all of it. */
export const MoreAnswersWait: Story = {
  args: { home: buildHome(waiting.slice(0, 6)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mais 2 demandas esperam por você.')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Ver na lista' })
    await expect(link).toHaveAttribute('href', '/?status=PENDING#demandas')
  },
}
export const MoreOfBothKindsWait: Story = {
  args: { home: buildHome(waiting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mais 5 demandas esperam por você.')).toBeVisible()
    // Unlike home, the list of demands omits delivered mark registrations.
    for (const [name, href] of [
      ['Ver pendentes', '/?status=PENDING#demandas'],
      ['Ver entregues', '/?status=FINISHED#demandas'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    // The headings of the cards look alike.
    const [waits, comes] = ['Espera por você', 'O que vem'].map((name) => {
      const { fontSize, fontWeight, color } = getComputedStyle(
        canvas.getByRole('heading', { name }),
      )
      return { fontSize, fontWeight, color }
    })
    await expect(waits).toEqual(comes)
  },
}

/** The notices name what the sentence under the greeting counts. */
export const OneToValidate: Story = {
  args: { home: buildHome([buildDemandSummary({ name: 'Parecer', statusKey: 'FINISHED' })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Uma demanda espera por você/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Conferir e validar: Parecer' })).toBeVisible()
    await expect(canvas.queryByText('Nenhuma demanda espera por você agora.')).toBeNull()
  },
}

/** An overdue forecast comes before other notices, with a way to ask about it. */
export const Overdue: Story = {
  args: {
    home: buildHome([
      buildDemandSummary({
        id: 'd1',
        externalId: 1042,
        name: 'Defesa em auto de infração',
        statusKey: 'IN_PROGRESS',
        deleveryForecast: '2026-11-16',
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A previsão de entrega de Defesa em auto de infração passou'),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Nº 1042: a entrega estava prevista para 16\/11\/2026\./),
    ).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Abrir e escrever ao escritório' })
    await expect(link).toHaveAttribute('href', '/demands/d1')
  },
}

/** What waits for other demands has no conversation that could be asked in. */
export const OverdueBlocked: Story = {
  args: {
    home: buildHome([
      buildDemandSummary({
        id: 'd1',
        name: 'Defesa',
        statusKey: 'BLOCKED',
        deleveryForecast: '2026-11-16',
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const notices = within(canvas.getByRole('region', { name: 'Avisos' }))
    await expect(notices.getByText(/Ela está bloqueada por enquanto\.$/)).toBeVisible()
    await expect(notices.getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      '/demands/d1',
    )
  },
}

/** Deadlines that the contract suspends do not become overdue. */
export const OverdueWhileSuspended: Story = {
  args: { ...Overdue.args, frame: { ...sampleFrame, areDeadlinesSuspended: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^A previsão de entrega de/)).toBeNull()
    await expect(canvas.getByText('Os prazos estão parados.')).toBeVisible()
  },
}

/** What the contract refuses waits for nobody: it is held, and nothing is asked that the demand would refuse. */
export const MayNotAct: Story = {
  args: { frame: { ...sampleFrame, areDeadlinesSuspended: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Enviar feedback' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^(Responder|Conferir)/ })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /^Abrir: / })).toHaveLength(3)
    await expect(
      canvas.getByText(/Três demandas estão paradas até regularizar o contrato\./),
    ).toBeVisible()
    const tasks = within(canvas.getByRole('region', { name: 'Parado até regularizar o contrato' }))
    const [answer, ...others] = tasks.getAllByRole('listitem')
    await expect(answer).toHaveTextContent(
      /^1Pendente: .+Parada até regularizar o contrato, sem resposta há \d+ dias\.Abrir$/,
    )
    for (const delivered of others) {
      await expect(delivered).toHaveTextContent(
        /Entregue: .+Parada até regularizar o contrato, sem validação há \d+ dias\.Abrir$/,
      )
    }
    await expect(canvas.queryByText(/(esper.+ por você|Espera você|Sua vez)/)).toBeNull()
  },
}

/** A contract that has ended differs from one that can be settled. */
export const Ended: Story = {
  args: { frame: { ...sampleFrame, areDeadlinesSuspended: true, hasContractEnded: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Três demandas estão paradas pelo fim do contrato\./),
    ).toBeVisible()
    const tasks = within(canvas.getByRole('region', { name: 'Parado pelo fim do contrato' }))
    for (const held of tasks.getAllByRole('listitem')) {
      await expect(held).toHaveTextContent(/Parada pelo fim do contrato, sem/)
    }
    await expect(canvas.queryByText(/regularizar/)).toBeNull()
  },
}

/** Of what an overdue payment holds, paying alone waits for the customer. */
export const MayOnlyPay: Story = {
  args: {
    home: { ...buildHome(waiting), lateInvoices: 1 },
    frame: { ...sampleFrame, areDeadlinesSuspended: true },
  },
  play: async ({ canvas }) => {
    const tasks = within(canvas.getByRole('region', { name: 'Espera por você' }))
    const [pay, ...others] = tasks.getAllByRole('listitem')
    await expect(pay).toHaveTextContent(/^1Pague: 1 fatura atrasada/)
    for (const held of others)
      await expect(held).toHaveTextContent(/Parada até regularizar o contrato, sem/)
    await expect(
      tasks.getByText('Mais 5 demandas paradas até regularizar o contrato.'),
    ).toBeVisible()
  },
}

/** What is to be paid comes first, and is something that waits. */
export const LateInvoices: Story = {
  args: { home: { ...buildHome([]), lateInvoices: 2 } },
  play: async ({ canvas }) => {
    const tasks = within(canvas.getByRole('region', { name: 'Espera por você' }))
    await expect(tasks.getByRole('listitem')).toHaveTextContent(/^1Pague: 2 faturas atrasadas/)
    await expect(tasks.getByRole('link', { name: /^Ver faturas: / })).toHaveAttribute(
      'href',
      '/financial',
    )
    await expect(tasks.getByText('Depois disso, nenhuma demanda espera por você.')).toBeVisible()
  },
}

/** After the end of a contract no deadline will run again. */
export const ContractEnded: Story = {
  args: {
    frame: { ...sampleFrame, areDeadlinesSuspended: true, hasContractEnded: true },
  },
  play: async ({ canvas }) => {
    const coming = within(canvas.getByRole('region', { name: 'O que vem' }))
    await expect(coming.getByText('O contrato foi encerrado.')).toBeVisible()
    await expect(canvas.queryByText('Os prazos estão parados.')).toBeNull()
  },
}

export const FilterByStatus: Story = {
  play: async ({ canvas, args }) => {
    const delivered = canvas.getByRole('radio', { name: 'Entregues 03' })
    await userEvent.click(delivered)
    await expect(args.onFilterChange).toHaveBeenCalledWith('FINISHED')
    await expect(delivered).toBeChecked()
    const list = await canvas.findByRole('list', { name: 'Suas demandas' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('BLOCKED')
    await waitFor(() => expect(canvas.getByText('1 demanda')).toBeVisible())
  },
}

export const ChosenFilter: Story = { args: { filter: 'PENDING' } }

/** Two hundred demands in progress push the blocked ones out of the first rows of the page. */
const crowded: Home = {
  ...buildHome(manyDemands(200).map((demand) => ({ ...demand, statusKey: 'IN_PROGRESS' }))),
  counts: { OPEN: 0, IN_PROGRESS: 200, PENDING: 0, FINISHED: 0, BLOCKED: 2 },
}
const blocked: Home = {
  ...crowded,
  demandsActive: manyDemands(2).map((demand) => ({ ...demand, statusKey: 'BLOCKED' })),
}
const retry = fn()

export const ChosenRead: Story = {
  args: { home: crowded, filter: 'BLOCKED', chosen: { home: blocked, onRetry: retry } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Suas demandas' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.getByText('2 demandas')).toBeVisible()
  },
}

export const ChosenLoading: Story = {
  args: { home: crowded, filter: 'BLOCKED', chosen: { home: undefined, onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nada encontrado :/')).toBeNull()
  },
}

export const ChosenFailed: Story = {
  args: {
    home: crowded,
    filter: 'BLOCKED',
    chosen: { home: undefined, isFailed: true, onRetry: retry },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { home: undefined } }

export const Failed: Story = {
  args: { home: undefined, isFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { home: buildHome([]) },
  play: async ({ canvas }) => {
    const tasks = within(canvas.getByRole('region', { name: 'Espera por você' }))
    await expect(tasks.getByText('Nenhuma demanda espera por você agora.')).toBeVisible()
    await expect(tasks.queryByRole('list')).toBeNull()
    await expect(canvas.getByText('Nada encontrado :/')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Criar demanda' })).toBeVisible()
  },
}

export const EmptyStatus: Story = {
  args: { home: buildHome(sampleDemands.slice(0, 1)), filter: 'FINISHED' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith('ALL')
  },
}

export const OneDemand: Story = {
  args: {
    home: buildHome([buildDemandSummary({ name: longName, private: true, priority: true })]),
  },
}

export const LongNames: Story = {
  args: {
    firstName: 'Maximiliana-Aparecida',
    home: buildHome(sampleDemands.map((demand) => ({ ...demand, name: longName }))),
  },
}

const oneWord = 'Contrato_Prestacao_Servicos_2026_v3_final'.repeat(5)
const inProgress = sampleDemands.filter(({ statusKey }) => statusKey === 'IN_PROGRESS')

/** Overdue forecasts and a demand to rate, each named with one long word, where there is little room. */
export const OneLongWord: Story = {
  args: {
    home: buildHome([
      ...sampleDemands.map((demand) => ({ ...demand, name: oneWord })),
      ...['a', 'b', 'c'].flatMap((id) =>
        inProgress.slice(0, 1).map((demand) => ({
          ...demand,
          id,
          name: oneWord,
          deleveryForecast: '2026-01-05',
        })),
      ),
    ]),
  },
  globals: { viewport: { value: 'largeLetters' } },
  play: async ({ canvas }) => {
    const notices = within(canvas.getByRole('region', { name: 'Avisos' }))
    await expect(notices.getAllByRole('button', { name: /^Mostrar/ })).toHaveLength(6)
    for (const region of canvas.getAllByRole('region')) {
      await expect(region.scrollWidth).toBe(region.clientWidth)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const WithoutType: Story = {
  args: {
    home: buildHome(
      sampleDemands.slice(7, 8).map((demand) => ({ ...demand, demandTypeName: null })),
    ),
  },
  play: async ({ canvas }) => {
    const text = 'Você possui uma demanda aguardando seu feedback...'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const TenThousand: Story = {
  args: { home: buildHome(manyDemands(10_000)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('300 de 10.000 demandas')).toBeVisible()
    const panel = await canvas.findByRole('region', { name: 'Suas demandas' })
    const heights: number[] = []
    for (let around = panel.parentElement; around; around = around.parentElement) {
      heights.push(around.offsetHeight)
    }
    await expect(heights).toContain(492)
    panel.scrollTop = panel.scrollHeight
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(800))
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Filtrar por status' }),
      'Pendentes (01)',
    )
    await expect(args.onFilterChange).toHaveBeenCalledWith('PENDING')
  },
}

/** The demands have loaded, the reminders have not. */
export const RemindersFailed: Story = {
  args: { reminders: { reminders: undefined, hasFailed: true, onRetry: fn() } },
  play: async ({ canvas, args }) => {
    const reminders = within(canvas.getByRole('region', { name: 'Lembretes à vencer' }))
    await expect(reminders.getByText('Não foi possível carregar os lembretes')).toBeVisible()
    await userEvent.click(reminders.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.reminders.onRetry).toHaveBeenCalledOnce()
  },
}
