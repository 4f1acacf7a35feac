import { describe, expect, it } from 'vitest'
import { buildDemandSummary } from '../testing/index.ts'
import { listOverdueNotices, toFeedbackNotice, toHomeNotices } from './home-notices.rules.ts'
import { toHomeReminders, toUpcomingFilter } from './home-reminders.rules.ts'
import { listUpcomingReminders, toUpcomingName } from './upcoming-reminders.rules.ts'

const waiting = (demandTypeName: string | null) => ({
  customerSuccessDemandsWithoutFeedback: [
    buildDemandSummary({ id: 'd1', demandTypeName }),
    buildDemandSummary({ id: 'd2', demandTypeName: 'Outra' }),
  ],
})
const none = { customerSuccessDemandsWithoutFeedback: [] }

describe('the notice that asks for a rating', () => {
  it.each([
    [
      'Reunião de Onboarding',
      'Você possui uma demanda Reunião de Onboarding aguardando seu feedback...',
    ],
    [null, 'Você possui uma demanda aguardando seu feedback...'],
  ])('of type %s', (type, text) => {
    expect(toFeedbackNotice(waiting(type))).toEqual({
      demandId: 'd1',
      text,
      href: '/demands/d1?isDemandFeedbackModalOpen=true',
    })
  })

  it('is none when nothing waits', () => expect(toFeedbackNotice(none)).toBeNull())
})

describe('the notice of a forecast that has passed', () => {
  const today = '2026-11-18'
  const due = (deleveryForecast: string | null, externalId = 1) =>
    buildDemandSummary({ id: `d${externalId}`, externalId, deleveryForecast })
  const ids = (overdue: ReturnType<typeof due>[], frame = {}) =>
    listOverdueNotices({ overdue }, { today, ...frame }).map(({ demandId }) => demandId)

  it('leads to the demand, and says which day was promised', () => {
    const [notice] = listOverdueNotices({ overdue: [due('2026-11-17', 7)] }, { today })
    expect(notice).toMatchObject({ externalId: 7, forecast: '2026-11-17', href: '/demands/d7' })
  })

  it('sends nobody to a conversation that is closed', () => {
    const canWrite = (statusKey: 'OPEN' | 'IN_PROGRESS' | 'BLOCKED') =>
      listOverdueNotices({ overdue: [{ ...due('2026-11-17'), statusKey }] }, { today })[0]?.canWrite
    expect([canWrite('OPEN'), canWrite('IN_PROGRESS'), canWrite('BLOCKED')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each([
    ['the day itself', due(today)],
    ['no forecast', due(null)],
  ])('is not there on %s', (_, demand) => expect(ids([demand])).toEqual([]))

  it('is not there while the contract holds the deadlines', () => {
    expect(ids([due('2026-11-10')], { areDeadlinesSuspended: true })).toEqual([])
  })
})

describe("'Avisos'", () => {
  const banner = (link: string) => ({ image: 'https://firma.example/a.png', link, description: '' })
  const banners = [
    banner('https://firma.example/a'),
    banner('javascript:alert(1)'),
    banner('https://firma.example/b'),
    banner('https://firma.example/c'),
  ]

  it.each([
    ['2022-08-14', false],
    ['2022-08-20', false],
    ['2022-08-21', true],
    ['2026-11-20', true],
  ])('on %s is a carousel: %s', (today, isCarousel) => {
    const notices = toHomeNotices(waiting(null), banners, today)
    expect(notices.isCarousel).toBe(isCarousel)
    expect(notices.feedback?.demandId).toBe('d1')
    expect(notices.banners.map(({ link }) => link.href)).toEqual(
      isCarousel ? ['https://firma.example/a', 'https://firma.example/b'] : [],
    )
  })

  it('may be empty', () => {
    expect(toHomeNotices(none, [], '2022-08-20')).toEqual({
      feedback: null,
      banners: [],
      isCarousel: false,
    })
  })
})

describe("'Lembretes à vencer'", () => {
  const reminder = (name: string, duoDate: string, ...archivedBy: string[]) => ({
    name,
    duoDate,
    ReminderFileds: archivedBy.map((businessWhoFiled) => ({ businessWhoFiled })),
  })
  const frame = { today: '2026-11-20', businessId: 'matriz' }

  it('lists the next three due today or later, of this business', () => {
    const reminders = [
      reminder('far', '2027-01-01'),
      reminder('late', '2026-11-19'),
      reminder('archived here', '2026-11-20', 'filial', 'matriz'),
      reminder('third', '2026-12-02'),
      reminder('archived there', '2026-11-21', 'filial'),
      reminder('today', '2026-11-20'),
    ]
    expect(listUpcomingReminders(reminders, frame).map(({ name }) => name)).toEqual([
      'today',
      'archived there',
      'third',
    ])
    expect(reminders[0]?.name).toBe('far')
  })

  it('leaves out nothing that was archived while no business is chosen', () => {
    const reminders = [reminder('archived there', '2026-11-20', 'matriz')]
    expect(listUpcomingReminders(reminders, { ...frame, businessId: null })).toHaveLength(1)
  })

  it.each([
    ['a'.repeat(35), 'a'.repeat(35)],
    ['a'.repeat(36), `${'a'.repeat(35)}...`],
    ['😀'.repeat(36), `${'😀'.repeat(35)}...`],
  ])('%s', (name, shown) => expect(toUpcomingName(name)).toBe(shown))

  const shown = (name: string, duoDate: string) => ({
    ...reminder(name, duoDate),
    id: name,
    type: 'legalObrigation' as const,
  })

  it('shows name, type, day and the colour of the category', () => {
    const reminders = [shown('a'.repeat(36), '2026-12-02'), shown('Alvará', '2026-11-20')]
    expect(toHomeReminders({ allowed: true }, reminders, frame)).toEqual({
      kind: 'list',
      reminders: [
        {
          id: 'Alvará',
          name: 'Alvará',
          type: 'Obrigação Legal',
          date: '20/11/2026',
          near: 'hoje',
          colour: 'amber',
        },
        {
          id: 'a'.repeat(36),
          name: `${'a'.repeat(35)}...`,
          type: 'Obrigação Legal',
          date: '02/12/2026',
          near: null,
          colour: 'violet',
        },
      ],
    })
  })

  it.each([
    ['2026-11-20', 'hoje'],
    ['2026-11-21', 'amanhã'],
    ['2026-11-22', null],
  ])('says how near %s is: %s', (day, near) => {
    const read = toHomeReminders({ allowed: true }, [shown('Alvará', day)], frame)
    expect(read).toMatchObject({ reminders: [{ near }] })
  })

  it('says why there is none', () => {
    const late = [shown('late', '2026-11-19')]
    expect(toHomeReminders({ allowed: true }, late, frame)).toEqual({
      kind: 'empty',
      text: 'Não existem lembretes disponíveis para você',
    })
    expect(toHomeReminders({ allowed: false }, [shown('a', '2026-12-01')], frame)).toEqual({
      kind: 'denied',
      text: 'Você não tem acesso a essa ferramenta',
    })
  })

  it('reads no more than it shows', () => {
    expect(toUpcomingFilter(frame)).toEqual({
      startDate: '2026-11-20',
      reminderFiled: false,
      limit: 3,
    })
  })
})
