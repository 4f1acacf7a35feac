import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { toGiven } from '../../config/environment.ts'
import { toFirmFile } from '../../config/firm.ts'
import { staysInBrazil } from '../../config/hosting-country.ts'
import { findProductionConflicts } from '../../config/production.ts'
import { plainCommand } from '../../db/command.ts'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { defineCommand } from '../command-line.ts'
import { type FirmAnswers, toFirmDraft } from '../firm-draft.ts'
import { OperatorError } from '../operator-error.ts'
import { addStaff, describeLink, toStaff } from '../staff.ts'
import { atWorkplace } from '../workplace.ts'

const hasPeople = {
  ...plainCommand('select exists (select from users)'),
  read: ({ rows }: { rows: readonly (readonly unknown[])[] }) => rows[0]?.[0] === true,
}

/** @throws OperatorError when the database already has a firm */
async function requireNobody(database: Database): Promise<void> {
  if (!(await database.system((transaction) => transaction.run(hasPeople)))) return
  throw new OperatorError(
    'Este banco já tem pessoas: um banco é de um só escritório. Para acrescentar alguém, use create-staff.',
  )
}

/** Creates a file, and removes it again if the work fails. */
async function withNewFile<T>(path: string, content: string, work: () => Promise<T>): Promise<T> {
  writeFileSync(path, content, { flag: 'wx' })
  try {
    return await work()
  } catch (error) {
    rmSync(path)
    throw error
  }
}

/** Facts that the privacy policy states in the firm's name though nobody gave them. */
function describeAssumptions({
  hostingCountry,
  transferMechanism,
}: FirmAnswers): readonly string[] {
  const isInBrazil = hostingCountry !== undefined && staysInBrazil(hostingCountry)
  if (isInBrazil || (hostingCountry !== undefined && transferMechanism !== undefined)) return []
  const assumed = [
    ...(hostingCountry === undefined ? ['hostingCountry, os Estados Unidos da América'] : []),
    ...(transferMechanism === undefined ? ['transferMechanism, cláusulas-padrão contratuais'] : []),
  ]
  return [
    'A Política de Privacidade declara onde os dados ficam e por que base. O que não foi informado foi suposto:',
    ...assumed.map((fact) => `  ${fact}`),
    '  Se não for assim, corrija o arquivo antes de alguém ler a Política (hostingCountry Brasil: sem transferência).',
  ]
}

export const createFirmCommand = defineCommand({
  name: 'create-firm',
  about: 'Cria o escritório num banco vazio: arquivo de configuração e primeira pessoa',
  details:
    'Grava um FIRM_CONFIG conferido, que pode ser editado depois, leva o banco ao esquema desta\n' +
    'versão e mostra o endereço em que a primeira pessoa define a senha.',
  options: {
    name: { type: 'string', value: '<nome>', about: 'nome do escritório', required: true },
    'short-label': {
      type: 'string',
      value: '<sigla>',
      about: 'até 4 letras; as iniciais se faltar',
    },
    city: { type: 'string', value: '<cidade>', about: 'cidade do escritório', required: true },
    state: { type: 'string', value: '<UF>', about: 'sigla do estado', required: true },
    accent: {
      type: 'string',
      value: '<#rrggbb>',
      about: 'cor do escritório, legível sobre branco',
      required: true,
    },
    'accent-dark': {
      type: 'string',
      value: '<#rrggbb>',
      about: 'a mesma no tema escuro; clareada da outra se faltar',
    },
    'contact-email': { type: 'string', value: '<e-mail>', about: 'contato', required: true },
    'finance-email': {
      type: 'string',
      value: '<e-mail>',
      about: 'financeiro; o contato se faltar',
    },
    'sender-email': {
      type: 'string',
      value: '<e-mail>',
      about: 'remetente dos e-mails do portal; o contato se faltar',
    },
    'privacy-officer': {
      type: 'string',
      value: '<nome>',
      about: 'encarregado pelos dados pessoais (Lei 13.709/2018, art. 41)',
      required: true,
    },
    'privacy-email': {
      type: 'string',
      value: '<e-mail>',
      about: 'do encarregado; o contato se faltar',
    },
    'hosting-country': {
      type: 'string',
      value: '<país>',
      about: 'onde os dados ficam; Estados Unidos da América se faltar',
    },
    'transfer-mechanism': {
      type: 'string',
      value: '<base>',
      about: 'da transferência ao exterior: standardClauses, se faltar, ou adequacy',
    },
    'messaging-url': {
      type: 'string',
      value: '<https://…>',
      about: 'endereço de mensagens, como o do WhatsApp',
      required: true,
    },
    'blog-url': { type: 'string', value: '<https://…>', about: 'blog ou site', required: true },
    'videos-url': { type: 'string', value: '<https://…>', about: 'vídeos', required: true },
    'office-hours': {
      type: 'string',
      value: '<texto>',
      about: "'segunda a sexta, das 9h às 18h' se faltar",
    },
    conventions: {
      type: 'string',
      value: '<brazil|specified>',
      about: 'feriados e formatos: brazil se faltar',
    },
    'time-zone': { type: 'string', value: '<fuso>', about: 'America/Sao_Paulo se faltar' },
    'staff-name': {
      type: 'string',
      value: '<nome>',
      about: 'primeira pessoa do escritório',
      required: true,
    },
    'staff-email': {
      type: 'string',
      value: '<e-mail>',
      about: 'e-mail com que ela entra',
      required: true,
    },
    output: { type: 'string', value: '<arquivo>', about: 'arquivo a gravar; firm.json se faltar' },
  },
  run: (call) =>
    atWorkplace(call, async (workplace) => {
      const { values, terminal, variables } = call
      const path = resolve(values.output ?? 'firm.json')
      const answers: FirmAnswers = {
        name: values.name,
        shortLabel: values['short-label'],
        city: values.city,
        state: values.state,
        accent: values.accent,
        accentDark: values['accent-dark'],
        contactEmail: values['contact-email'],
        financeEmail: values['finance-email'],
        senderEmail: values['sender-email'],
        privacyOfficer: values['privacy-officer'],
        privacyEmail: values['privacy-email'],
        messagingUrl: values['messaging-url'],
        blogUrl: values['blog-url'],
        videosUrl: values['videos-url'],
        officeHours: values['office-hours'],
        conventions: values.conventions,
        timeZone: values['time-zone'],
        hostingCountry: values['hosting-country'],
        transferMechanism: values['transfer-mechanism'],
      }
      const file = toFirmFile(toFirmDraft(answers))
      const staff = toStaff(values['staff-name'], values['staff-email'])
      if (existsSync(path)) throw new OperatorError(`${path} já existe.`)
      await migrate(workplace.engine)
      await requireNobody(workplace.database)
      const link = await withNewFile(path, file, () =>
        addStaff(workplace, { ...staff, admin: true }),
      )

      terminal.say(`Escritório gravado em ${path}. Para o servidor, defina:`)
      terminal.say(`  FIRM_CONFIG=${path}`)
      for (const line of describeLink(staff.name, link)) terminal.say(line)
      for (const line of describeAssumptions(answers)) terminal.say(line)
      const left = findProductionConflicts({
        ...toGiven(variables),
        NODE_ENV: 'production',
        FIRM_CONFIG: path,
      })
      if (left.length > 0) terminal.say('Antes dos primeiros clientes:')
      for (const line of left) terminal.say(`  ${line}`)
      return 'done'
    }),
})
