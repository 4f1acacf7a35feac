import { removals } from '../../composition/job-table.ts'
import { migrate } from '../../db/migrate.ts'
import { REMOVABLE_AFTER_MS } from '../../features/files/remove-abandoned-uploads.job.ts'
import type { Removal } from '../../jobs/job-ports.ts'
import { defineCommand } from '../command-line.ts'
import { type Removed, rehearse, requireSchema } from '../purge.ts'
import { atWorkplace } from '../workplace.ts'

/** With table names: its readers operate the database. */
function toText({ rows, files }: Removed): string {
  const parts = Object.entries(rows).map(([table, count]) => `${count} de ${table}`)
  if (files.length > 0) parts.push(`${files.length} no armazenamento`)
  return parts.length === 0 ? 'nada' : parts.join(', ')
}

export const purgeCommand = defineCommand({
  name: 'purge',
  about: 'Remove o que passou do prazo de guarda, como o servidor faz todo dia',
  details:
    `Um arquivo que ninguém anexou é primeiro abandonado, e removido numa chamada de ao menos ${REMOVABLE_AFTER_MS / 60_000}\n` +
    'minutos depois.',
  options: { 'dry-run': { type: 'boolean', about: 'só diz o que seria removido' } },
  run: (call) =>
    atWorkplace(call, async (workplace) => {
      const { engine, database, clock, files } = workplace
      const { terminal, values } = call
      const logger = {
        info: (_: object, text: string) => terminal.say(text),
        error: (_: object, text: string) => terminal.warn(text),
      }
      await (values['dry-run'] ? requireSchema(workplace) : migrate(engine))
      for (const removal of Object.values<Removal>(removals)) {
        const removed = await rehearse({ database, clock, files }, removal)
        if (!values['dry-run']) await removal.run({ database, clock, files, logger })
        terminal.say(`${removal.about}: ${toText(removed)}`)
      }
      return 'done'
    }),
})
