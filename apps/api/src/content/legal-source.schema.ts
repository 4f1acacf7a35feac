import * as z from 'zod/mini'
import { day, prose } from './fields.ts'

const block = z.union(
  [
    prose,
    z.strictObject({ list: z.array(prose).check(z.minLength(1, 'não pode ser vazia')) }),
    z
      .strictObject({
        caption: prose,
        columns: z.array(prose).check(z.minLength(1, 'não pode ser vazia')),
        rows: z.array(z.array(z.string('deve ser um texto'))),
      })
      .check(
        z.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
          error: 'tem linhas com mais ou menos células do que colunas',
        }),
      ),
  ],
  { error: 'deve ser um parágrafo, uma lista {list} ou uma tabela {caption, columns, rows}' },
)

/** A legal text in the format of its file. */
export const legalSourceSchema = z
  .strictObject({
    title: prose,
    date: day,
    revised: day,
    changes: z.array(z.strictObject({ date: day, text: prose })),
    intro: prose,
    sections: z
      .array(
        z.strictObject({
          title: prose,
          blocks: z.array(block).check(z.minLength(1, 'não pode ser vazia')),
        }),
      )
      .check(z.minLength(1, 'não pode ser vazia')),
  })
  .check(
    z.refine(({ date, revised }) => date <= revised, {
      path: ['revised'],
      error: 'não pode ser antes de date',
    }),
    z.refine(({ revised, changes }) => changes.length === 0 || changes[0]?.date === revised, {
      path: ['changes'],
      error: 'deve começar pela redação atual, de revised',
    }),
    z.refine(
      ({ changes }) => changes.every(({ date }, at) => date <= (changes[at - 1]?.date ?? date)),
      { path: ['changes'], error: 'deve ter a mais nova primeiro' },
    ),
  )

/**
 * The source of a legal text: a string is a paragraph, `[words](href)` a link, and `{firm} {city} {state}
 * {email} {privacyOfficer} {privacyEmail} {hostingCountry} {transferMechanism} {date} {revised}` are
 * filled in.
 */
export type LegalSource = z.infer<typeof legalSourceSchema>
