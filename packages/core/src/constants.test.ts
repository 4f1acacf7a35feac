import { describe, expect, it } from 'vitest'
import { DELINQUENT_TAG, toolNames } from './access/index.ts'
import {
  CURRENCY,
  conventions,
  DEFAULT_TIME_ZONE,
  LOCALE,
  OVERDUE_GRACE_BUSINESS_DAYS,
  RESPONSE_TARGET_BUSINESS_DAYS,
} from './calendar/index.ts'
import {
  FEEDBACK_PROMPT_DELAY_MS,
  FEEDBACK_RETRY_DELAY_MS,
} from './demands/feedback-prompt.machine.ts'
import {
  DEMAND_DESCRIPTION_MAX,
  DEMAND_NAME_MAX,
  demandStatuses,
  FEEDBACK_DESCRIPTION_MAX,
  FEEDBACK_RATING_MAX,
  MARK_REGISTRATION_TYPE,
  PRIORITY_LOCK_BUSINESS_DAYS,
  PRIORITY_MINIMUM_DAYS,
  SPECIFIC_DEMAND_TAG,
  specifiedDemandTypes,
  TAG_NAME_MAX,
} from './demands/index.ts'
import { documentsPageSize } from './documents/index.ts'
import { FEEDBACK_TYPE } from './feedback/feedback.commands.ts'
import { FILE_SIZE_MAX } from './files/index.ts'
import { SPECIFIC_DEMAND_DUE_DAYS } from './finance/due-date.rules.ts'
import { CONTRACT_MONTHS } from './finance/index.ts'
import { OPEN_INVOICES_SHOWN } from './finance/open-invoices.rules.ts'
import * as limits from './forms/field-limits.ts'
import * as forms from './forms/index.ts'
import { BANNERS_MAX, CAROUSEL_SINCE } from './home/home-notices.rules.ts'
import { CAROUSEL_INTERVAL_MS } from './home/index.ts'
import {
  UPCOMING_REMINDER_NAME_MAX,
  UPCOMING_REMINDERS_MAX,
} from './home/upcoming-reminders.rules.ts'
import { JOURNEYS_PAGE_SIZE } from './journeys/journey-list.ts'
import { MAPPING_QUESTIONS, mappingDocumentsPageSize, sectorKinds } from './mapping/index.ts'
import {
  MARK_COUNTRY,
  MARK_DECISION_MONTHS,
  MARK_LOGO_PIXELS,
  MARK_LOGO_SIZE_MAX,
  MARKS_TOTAL_BEFORE_ANSWER,
  marksPageSize,
  natures,
  presentations,
} from './marks/index.ts'
import { MARK_LOGO_DPI_MIN } from './marks/mark-logo.rules.ts'
import { notificationsPageSize } from './notifications/index.ts'
import { REMINDER_NAME_MAX, reminderDefaultOrder, reminderTypes } from './reminders/index.ts'
import { RISK_RELOAD_DELAY_MS } from './risk/index.ts'
import { REDIRECT_DELAY_MS } from './risk/risk-sending.machine.ts'
import { TEMPLATE_PREVIEW_FIELDS_MAX } from './templates/index.ts'
import { TEMPLATE_FIELDS_PER_PAGE } from './templates/template-limits.ts'
import { reloadAfterRemovalMs } from './users/index.ts'

describe('the constants of the specification', () => {
  it.each([
    ['grace of an overdue payment, working days', OVERDUE_GRACE_BUSINESS_DAYS, 2],
    ['response target, business days', RESPONSE_TARGET_BUSINESS_DAYS, 2],
    ['priority lock, business days', PRIORITY_LOCK_BUSINESS_DAYS, 2],
    ['days ahead from which a demand can be prioritised', PRIORITY_MINIMUM_DAYS, 2],
    ['time zone', DEFAULT_TIME_ZONE, 'America/Sao_Paulo'],
    ['end of the work shift', conventions.specified.workShiftEnd, '18:00:00'],
    ['language', LOCALE, 'pt-BR'],
    ['currency', CURRENCY, 'BRL'],
    ['notifications on a page', notificationsPageSize, 15],
    ['documents on a page', documentsPageSize, 15],
    ['marks on a page', marksPageSize, 15],
    ['marks before the first answer', MARKS_TOTAL_BEFORE_ANSWER, 12],
    ['journeys on a page', JOURNEYS_PAGE_SIZE, 15],
    ['completed mappings on a page', mappingDocumentsPageSize, 5],
    ['feedback prompt, ms', FEEDBACK_PROMPT_DELAY_MS, 300_000],
    ['feedback retry, ms', FEEDBACK_RETRY_DELAY_MS, 10_000],
    ['reload after a user was removed, ms', reloadAfterRemovalMs, 1500],
    ['redirect, ms', REDIRECT_DELAY_MS, 2000],
    ["reload after 'Calcular Risco', ms", RISK_RELOAD_DELAY_MS, 2000],
    ['carousel, ms', CAROUSEL_INTERVAL_MS, 10_000],
    ['first day of the carousel', CAROUSEL_SINCE, '2022-08-21'],
    ['banners', BANNERS_MAX, 2],
    ['upcoming reminders', UPCOMING_REMINDERS_MAX, 3],
    ['name of an upcoming reminder', UPCOMING_REMINDER_NAME_MAX, 35],
    ['name of a tag', TAG_NAME_MAX, 60],
    ['comment of a feedback', FEEDBACK_DESCRIPTION_MAX, 512],
    ['stars', FEEDBACK_RATING_MAX, 5],
    ['what a feedback is about', FEEDBACK_TYPE, 'DEMAND'],
    ['description of a demand', DEMAND_DESCRIPTION_MAX, 2048],
    ['name of a demand', DEMAND_NAME_MAX, 255],
    ['description', limits.DESCRIPTION_MAX, 2048],
    ['text', limits.TEXT_MAX, 255],
    ['name of a user', limits.NAME_MAX, 60],
    ['e-mail', limits.EMAIL_MAX, 60],
    ['position', limits.OCCUPATION_MAX, 60],
    ['password field', limits.PASSWORD_FIELD_MAX, 60],
    ['CPF', forms.CPF_LENGTH, 11],
    ['CNPJ', forms.CNPJ_LENGTH, 14],
    ['city', limits.CITY_MAX, 50],
    ['state', limits.STATE_MAX, 50],
    ['street', limits.STREET_MAX, 50],
    ['number of an address', conventions.specified.addressNumberMax, 4],
    ['district', limits.DISTRICT_MAX, 50],
    ['complement', limits.COMPLEMENT_MAX, 50],
    ['name of a reminder', REMINDER_NAME_MAX, 100],
    ['file, bytes', FILE_SIZE_MAX, 25 * 1024 * 1024],
    ['contract, months', CONTRACT_MONTHS, 12],
    ['open invoices', OPEN_INVOICES_SHOWN, 3],
    ['due date of specific-demand customers, days', SPECIFIC_DEMAND_DUE_DAYS, 30],
    ['mapping questions', MAPPING_QUESTIONS, 15],
    ['logo of a mark, pixels', MARK_LOGO_PIXELS, 945],
    ['logo of a mark, bytes', MARK_LOGO_SIZE_MAX, 2_097_152],
    ['logo of a mark, dpi', MARK_LOGO_DPI_MIN, 300],
    ['decision on a mark, months', MARK_DECISION_MONTHS, 12],
    ['country of a holder', MARK_COUNTRY, 'Brasil'],
    ['fields of a template on a page', TEMPLATE_FIELDS_PER_PAGE, 3],
    ['fields of a template in the preview', TEMPLATE_PREVIEW_FIELDS_MAX, 29],
    ['tag of delinquent customers', DELINQUENT_TAG, 'Inadimplente'],
    ['tag of specific-demand customers', SPECIFIC_DEMAND_TAG, 'Demanda Específica'],
    ['type of the demands of marks', MARK_REGISTRATION_TYPE, 'Registro de Marcas'],
  ])('%s', (_, value, expected) => expect(value).toBe(expected))

  it.each([
    ['kinds of persons', forms.personTypes, ['PF', 'PJ']],
    ['kinds of reminders', reminderTypes, ['event', 'legalObrigation', 'task']],
    ['order of reminders', reminderDefaultOrder, [['duoDate', 'ASC']]],
    ['presentations of marks', presentations, ['Nominativa', 'Mista', 'Figura']],
    ['natures of marks', natures, ['Produto', 'Serviço', 'Ambas']],
    [
      'kinds of sectors',
      sectorKinds,
      [
        'Vendas',
        'RH',
        'Marketing',
        'Financeiro',
        'Suporte ao Cliente',
        'Sucesso do Cliente',
        'Jurídico',
        'Fornecedores e Parceiros',
        'Uso da Plataforma',
        'Outros',
      ],
    ],
    [
      'groups of the list',
      demandStatuses,
      ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'],
    ],
    [
      'types of demands',
      specifiedDemandTypes,
      [
        'Reunião de Onboarding',
        'Reunião de Contato Ativo',
        'Reunião de Acompanhamento',
        'Reunião Mapeamento de Dados',
        'Demanda Específica',
        'Reunião de Alinhamento',
        'Conteúdo/Material',
        'Administrativo/Financeiro',
        'Registro de Marcas',
        'Análise Interna de Risco',
      ],
    ],
    [
      'tools',
      Object.values(toolNames),
      [
        'Gerador de documentos',
        'Mapeamento de dados',
        'Registrar marcas',
        'Análise Interna de Risco',
        'Lembretes',
      ],
    ],
  ])('%s', (_, values, expected) => expect(values).toEqual(expected))

  it('the masks are as long as the fields that show them', () => {
    const { cepMask, phoneMasks, cpfMask, cnpjMask } = conventions.specified
    expect(cepMask).toHaveLength(11)
    expect(phoneMasks.map((mask) => mask.length)).toEqual([16])
    expect(cpfMask.replace(/\D/g, '')).toHaveLength(forms.CPF_LENGTH)
    expect(cnpjMask.replace(/[^0A]/g, '')).toHaveLength(forms.CNPJ_LENGTH)
  })
})
