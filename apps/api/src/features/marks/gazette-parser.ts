import { type CivilDate, parseDate } from '@tramite/core/calendar'
import { cutText } from '@tramite/core/forms'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Dispatch } from './dispatch.rules.ts'
import { GazetteError } from './gazette-error.ts'
import type { PublishedMark } from './published-mark.rules.ts'

/** An edition of the gazette. */
export interface GazetteEdition {
  readonly number: number
  readonly publishedOn: CivilDate
}

export interface GazetteDispatch extends Dispatch {
  /** Additional text of the office (`texto-complementar`), or null. */
  readonly text: string | null
}

/** The entry of one process in an edition; there may be more than one. */
export interface GazetteProcess {
  readonly number: string
  readonly dispatches: readonly GazetteDispatch[]
  readonly mark: PublishedMark
}

/** Maximum length of a text, attribute or comment, in characters; real gazettes stay far below. */
const STRETCH_MAX = 1_000_000
/** Maximum nesting; a gazette has six levels. */
const DEPTH_MAX = 16
/** Maximum number of dispatches or classes of a process in one edition. */
const ENTRIES_MAX = 500
const NAME_MAX = 255
const TEXT_MAX = 4000

interface OpenProcess {
  number: string
  dispatches: GazetteDispatch[]
  presentation: string
  nature: string
  name: string
  classes: number[]
}

export interface GazetteParser {
  /** The edition, once its first tag has been read. */
  edition(): GazetteEdition | null
  write(text: string): void
  /** The input has ended. */
  end(): void
  /** The processes read since the last call. */
  take(): GazetteProcess[]
}

const clean = (text: string, max: number) => cutText(text.replace(/\s+/g, ' ').trim(), max)

function toEdition({ name, attributes }: SaxesTagPlain): GazetteEdition {
  const number = Number(attributes.numero)
  const publishedOn = parseDate(attributes.data ?? '')
  const isNumber = Number.isInteger(number) && number > 0 && number < 1_000_000
  if (name !== 'revista' || !isNumber || publishedOn === null) throw new GazetteError('notGazette')
  return { number, publishedOn }
}

/**
 * Reads the XML of the section of marks of the Revista da Propriedade Industrial, which the trademark
 * office publishes every week. What is read of it, by element and attribute:
 *
 * ```
 * revista                 numero, data (DD/MM/AAAA)
 *   processo              numero; also data-deposito, data-concessao, data-vigencia
 *     despachos
 *       despacho          codigo (IPAS158), nome
 *         texto-complementar
 *     marca               apresentacao, natureza
 *       nome
 *     lista-classe-nice
 *       classe-nice       codigo; right below processo in editions before the Madrid Protocol
 * ```
 *
 * Protocols, holders, attorneys, Vienna classes and priorities are passed over. Nothing of the file
 * is believed: no declarations and so no entities but the five of XML, no text, depth or number of
 * entries without end.
 * @throws GazetteError from `write` and `end`
 */
export function createGazetteParser(): GazetteParser {
  const parser = new SaxesParser({ xmlns: false } as const)
  const path: string[] = []
  let edition: GazetteEdition | null = null
  let current: OpenProcess | null = null
  let dispatch: { code: string; name: string; text: string } | null = null
  let processes: GazetteProcess[] = []
  let stretch = 0

  const refuse = (reason: ConstructorParameters<typeof GazetteError>[0]): never => {
    throw new GazetteError(reason, parser.line)
  }

  function openProcessPart(open: OpenProcess, { name, attributes }: SaxesTagPlain): void {
    if (name === 'despacho' && path.at(-2) === 'despachos') {
      const { codigo = '', nome = '' } = attributes
      dispatch = { code: clean(codigo, 40), name: clean(nome, NAME_MAX), text: '' }
    } else if (name === 'marca' && path.length === 3) {
      open.presentation = attributes.apresentacao ?? ''
      open.nature = attributes.natureza ?? ''
    } else if (name === 'classe-nice') {
      open.classes.push(Number(attributes.codigo))
    }
    if (open.classes.length + open.dispatches.length > ENTRIES_MAX) refuse('oversized')
  }

  parser.on('error', () => refuse('malformed'))
  parser.on('doctype', () => refuse('declarations'))
  parser.on('opentag', (tag) => {
    stretch = 0
    path.push(tag.name)
    if (path.length > DEPTH_MAX) refuse('oversized')
    if (path.length === 1) edition = toEdition(tag)
    else if (path.length === 2 && tag.name === 'processo') {
      const number = (tag.attributes.numero ?? '').replace(/\D/g, '')
      current = { number, dispatches: [], presentation: '', nature: '', name: '', classes: [] }
    } else if (current) openProcessPart(current, tag)
  })
  parser.on('text', (text) => {
    stretch = 0
    if (!current) return
    const at = path.at(-1)
    if (at === 'texto-complementar' && dispatch) dispatch.text += text.slice(0, 2 * TEXT_MAX)
    else if (at === 'nome' && path.at(-2) === 'marca') current.name += text.slice(0, 2 * NAME_MAX)
  })
  parser.on('closetag', ({ name }) => {
    stretch = 0
    const depth = path.length
    path.pop()
    if (!current) return
    if (name === 'despacho' && dispatch) {
      current.dispatches.push({ ...dispatch, text: clean(dispatch.text, TEXT_MAX) || null })
      dispatch = null
    } else if (depth === 2) {
      const { number, dispatches, presentation, nature, classes } = current
      const mark = { name: clean(current.name, NAME_MAX), presentation, nature, classes }
      processes.push({ number, dispatches, mark })
      current = null
    }
  })
  for (const event of ['comment', 'cdata', 'processinginstruction'] as const) {
    parser.on(event, () => {
      stretch = 0
    })
  }

  return {
    edition: () => edition,
    write(text) {
      // A file that is not XML at all gets its own message, not a syntax error in its first line.
      if (edition === null && stretch === 0 && !/^\s*</.test(text)) refuse('notXml')
      stretch += text.length
      parser.write(text)
      if (stretch > STRETCH_MAX) refuse('oversized')
    },
    end() {
      try {
        parser.close()
      } catch (error) {
        throw error instanceof GazetteError ? new GazetteError('truncated') : error
      }
      if (edition === null) refuse('notXml')
    },
    take() {
      const taken = processes
      processes = []
      return taken
    },
  }
}
