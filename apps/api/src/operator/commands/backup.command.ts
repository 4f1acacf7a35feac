import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp } from '../archive/backup.ts'
import { countRows, type Manifest, sumBytes } from '../archive/manifest.ts'
import { defineCommand, type Terminal } from '../command-line.ts'
import { OperatorError } from '../operator-error.ts'
import { atWorkplace } from '../workplace.ts'

const toFileName = (now: Date) =>
  `tramite-${now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')}.tar`

/** The path of the archive: a new name in a folder, or the given name. */
function toPath(to: string | undefined, now: Date): string {
  const place = resolve(to ?? '.')
  const path =
    existsSync(place) && statSync(place).isDirectory() ? join(place, toFileName(now)) : place
  if (existsSync(path)) throw new OperatorError(`${path} já existe.`)
  return path
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1).replace('.', ',')

/** The content of an archive, in one line. */
export function toContents(manifest: Manifest): string {
  const { tables, files } = manifest
  return (
    `${countRows(manifest)} linhas em ${tables.length} tabelas, ` +
    `${files.length} arquivos (${megabytes(sumBytes(manifest))} MB)`
  )
}

/** Whether files were missing, with a warning for each. */
export function warnOfMissing({ missing }: Manifest, terminal: Terminal): boolean {
  for (const key of missing) terminal.warn(`Falta no armazenamento: ${key}`)
  return missing.length > 0
}

export const backupCommand = defineCommand({
  name: 'backup',
  about: 'Guarda banco e arquivos num só arquivo verificado, mesmo com o servidor no ar',
  details:
    'Com PostgreSQL, o servidor pode estar no ar. O banco embutido pertence a um só processo:\n' +
    'pare o servidor antes. O arquivo tem dados de clientes e não é cifrado: guarde-o como tal.\n' +
    'A configuração e os segredos não estão nele: guarde-os à parte.',
  options: {
    to: {
      type: 'string',
      value: '<lugar>',
      about: 'pasta, ou nome do arquivo; a pasta atual se faltar',
    },
  },
  run: (call) =>
    atWorkplace(call, async (workplace) => {
      const path = toPath(call.values.to, workplace.clock.now())
      const manifest = await backUp(workplace, path)
      call.terminal.say(`Guardado e verificado: ${path}`)
      call.terminal.say(toContents(manifest))
      return warnOfMissing(manifest, call.terminal) ? 'attention' : 'done'
    }),
})
