import type { PersonKey } from './people.data.ts'
import type {
  DocumentSeed,
  FileSeed,
  ItemSeed,
  ParameterSeed,
  StatusKey,
  When,
} from './seed.types.ts'

/** A message of either side. */
export function says(
  at: When,
  by: PersonKey,
  text: string,
  files: readonly FileSeed[] = [],
): ItemSeed {
  return { type: 'MESSAGE', at, by, text, files }
}

/** A message that its author deleted. */
export function deletedMessage(at: When, by: PersonKey, text: string): ItemSeed {
  return { type: 'MESSAGE', at, by, text, deleted: true }
}

/** A change of the status. */
export function becomes(at: When, statusKey: StatusKey, by: PersonKey): ItemSeed {
  return { type: 'STATUS', at, by, statusKey }
}

/** A document that becomes part of the demand's documents. */
export function delivers(
  at: When,
  by: PersonKey,
  document: DocumentSeed,
  file: FileSeed,
): ItemSeed {
  return { type: 'DOCUMENT', at, by, text: document.name, document, files: [file] }
}

/** Files without a text. */
export function attaches(at: When, by: PersonKey, ...files: FileSeed[]): ItemSeed {
  return { type: 'ATTACHMENT', at, by, text: 'Documento anexado.', files }
}

/** Questions of the firm. */
export function asks(at: When, by: PersonKey, text: string): ItemSeed {
  return { type: 'FORM', at, by, text }
}

/** Answers of the customer to questions of the firm. */
export function answers(at: When, by: PersonKey, text: string): ItemSeed {
  return { type: 'FORM_ANSWER', at, by, text }
}

/** A note that only the firm reads. */
export function notes(at: When, by: PersonKey, text: string): ItemSeed {
  return { type: 'PRIVATE_MESSAGE', at, by, text }
}

type Parameters = Readonly<Record<string, ParameterSeed>>

/** A message of the system with placeholders. */
export function announces(at: When, template: string, parameters: Parameters): ItemSeed {
  return { type: 'TEMPLATED_MESSAGE', at, by: 'system', template: { template, parameters } }
}

/** A message of the system internal to the firm. */
export function warnsFirm(at: When, template: string, parameters: Parameters): ItemSeed {
  return { type: 'INTERN_TEMPLATED_MESSAGE', at, by: 'system', template: { template, parameters } }
}

/** The system's message for a forecast that moved, `from` in business days from the loading. */
export function movesForecast(at: When, from: number): ItemSeed {
  return announces(
    at,
    'A previsão de entrega mudou de {oldDemand_deleveryForecast} para {demand_deleveryForecast}.',
    {
      oldDemand_deleveryForecast: { businessDays: from },
      demand_deleveryForecast: 'currentForecast',
    },
  )
}

/** The system's message for the first forecast. */
export function setsForecast(at: When): ItemSeed {
  return announces(at, 'A previsão de entrega é {demand_deleveryForecast}.', {
    demand_deleveryForecast: 'currentForecast',
  })
}

/** A file by its parts. */
export function file(name: string, title: string, ...lines: string[]): FileSeed {
  return { name, title, lines }
}

/**
 * How the firm ends a demand, in the late afternoon: the document, a last message, the status.
 * @param day business days before the loading, negative
 */
export function concludes(
  day: number,
  by: PersonKey,
  name: string,
  delivered: FileSeed,
  word: string,
): ItemSeed[] {
  return [
    delivers(`${day} 16:30` as When, by, { name }, delivered),
    says(`${day} 16:34` as When, by, word),
    becomes(`${day} 16:36` as When, 'FINISHED', by),
  ]
}
