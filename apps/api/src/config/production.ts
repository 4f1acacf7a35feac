import { isWeakSecret } from './weak-secret.ts'

/** The variables that decide whether a server may face customers, each valid in itself. */
export interface ProductionValues {
  readonly NODE_ENV: string
  readonly DATABASE_URL?: string | undefined
  readonly PGLITE_IN_PRODUCTION?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly FIRM_CONFIG?: string | undefined
  readonly DEMO?: string | undefined
  readonly PAYMENTS_SECRET?: string | undefined
  readonly CHAT_CHANNEL_SECRET?: string | undefined
  readonly LIVE_CHAT_SECRET?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

const durabilityMistake =
  'Em produção é preciso DATABASE_URL (PostgreSQL). O banco embutido PGlite não grava em disco de ' +
  'forma síncrona e pode perder dados numa queda de energia; para aceitar esse risco, defina ' +
  'PGLITE_IN_PRODUCTION=accept-risk'

interface Rule {
  readonly isBroken: (values: ProductionValues) => boolean
  readonly mistake: string
}

const lacks =
  (name: keyof ProductionValues): Rule['isBroken'] =>
  (values) =>
    values[name] === undefined

const hasWeakPassword = ({ DATABASE_URL: url }: ProductionValues) => {
  const password = url === undefined ? '' : decodeURIComponent(new URL(url).password)
  // Without one the database authenticates in another way, as over a local socket.
  return password !== '' && isWeakSecret(password)
}

type SecretName =
  | 'PAYMENTS_SECRET'
  | 'CHAT_CHANNEL_SECRET'
  | 'LIVE_CHAT_SECRET'
  | 'S3_SECRET_ACCESS_KEY'

const weak = (name: SecretName): Rule => ({
  isBroken: ({ [name]: secret }) => secret !== undefined && isWeakSecret(secret),
  mistake: `${name} é fácil de adivinhar: use um valor sorteado, como o de openssl rand -hex 32`,
})

const rules: readonly Rule[] = [
  {
    isBroken: (values) => lacks('DATABASE_URL')(values) && lacks('PGLITE_IN_PRODUCTION')(values),
    mistake: durabilityMistake,
  },
  {
    isBroken: hasWeakPassword,
    mistake:
      'A senha em DATABASE_URL é fácil de adivinhar: sorteie outra, como com openssl rand -hex 32',
  },
  {
    isBroken: lacks('FIRM_CONFIG'),
    mistake:
      'Em produção é preciso FIRM_CONFIG, o arquivo do escritório: crie-o com ' +
      'npm run tramite -- create-firm',
  },
  {
    isBroken: lacks('PUBLIC_URL'),
    mistake: 'Em produção é preciso PUBLIC_URL, o endereço do portal nos links dos e-mails',
  },
  {
    isBroken: ({ PUBLIC_URL: url }) => url !== undefined && !url.startsWith('https:'),
    mistake:
      'Em produção PUBLIC_URL deve ser https://…: por http, senhas e documentos são lidos no caminho',
  },
  {
    isBroken: lacks('SMTP_URL'),
    mistake:
      'Em produção é preciso SMTP_URL: sem servidor de e-mail, ninguém recebe o link da senha',
  },
  {
    isBroken: ({ DEMO }) => DEMO === 'yes',
    mistake: 'Em produção não há escritório de demonstração, cuja senha é pública: retire DEMO=yes',
  },
  weak('PAYMENTS_SECRET'),
  weak('CHAT_CHANNEL_SECRET'),
  weak('LIVE_CHAT_SECRET'),
  weak('S3_SECRET_ACCESS_KEY'),
]

/** Why these variables are not fit for production, one line each. */
export function findProductionConflicts(values: ProductionValues): string[] {
  if (values.NODE_ENV !== 'production') return []
  return rules.filter(({ isBroken }) => isBroken(values)).map(({ mistake }) => mistake)
}
