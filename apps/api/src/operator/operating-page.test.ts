import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment, variableNames } from '../config/environment.ts'
import { MAX_STORED_BYTES } from '../ports/files/files.port.ts'
import { backupCommand } from './commands/backup.command.ts'
import { restoreCommand } from './commands/restore.command.ts'
import { commands } from './commands.ts'

/** The claims of `docs/operating.md`; its shell commands are run by another test. */

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')
const table = page.slice(page.indexOf('| variable |'))
const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? []

describe('the page for operators', () => {
  it('has every variable, and no other', () => {
    const told = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    )
    expect(told.sort()).toEqual([...variableNames].sort())
  })

  it('has every database made as the server takes it, whatever the cluster was made with', () => {
    const made = page.match(/create database .*/g) ?? []
    expect(made.length).toBeGreaterThan(1)
    expect(made.filter((line) => !line.includes("encoding 'UTF8' template template0"))).toEqual([])
  })

  it('has every command', () => {
    expect(commands.map(({ name }) => name).filter((name) => !page.includes(name))).toEqual([])
  })

  it('has the proxy reach the server, and let the largest file through', () => {
    expect(page).toContain(`proxy_pass http://127.0.0.1:${readEnvironment({}).port};`)
    expect(page).toContain(`client_max_body_size ${MAX_STORED_BYTES / 1024 / 1024}m;`)
    expect(page).toContain('TRUST_PROXY=1')
  })

  it('has nobody else on the machine read what the server and its operator write', () => {
    const umask = page.indexOf('umask 077')
    expect(umask).toBeGreaterThan(0)
    expect(umask).toBeLessThan(page.indexOf('mkdir -p "$TRAMITE_HOME/data"'))
    expect(page).toContain('UMask=0077')
    expect(page).toContain('rm "$TRAMITE_HOME/first-link"')
  })

  it('has no start erase the log, which keeps the places of the audit trail', () => {
    expect(page.match(/npm start >.*/g)).toEqual(
      Array(4).fill('npm start >> "$TRAMITE_HOME/server.log" 2>&1 &'),
    )
    expect(page).toContain('copytruncate')
  })

  it('has the proxy log no address, since some of them are secrets', () => {
    const block = /```nginx\n(.*?)```/s.exec(page)?.[1] ?? ''
    const [, name, format] = /log_format (\w+) '([^']*)'/.exec(block) ?? []
    expect(block).toMatch(new RegExp(`access_log \\S+ ${name};`))
    expect(format).toContain('$status')
    expect(format).not.toMatch(/\$(request\b|request_uri|uri|args|http_referer)/)
    // Its other log quotes the request of each error that is less than critical.
    expect(block).toMatch(/error_log \S+ crit;/)
  })

  it('has the service and the backups read what the configuration wrote', () => {
    const home = /TRAMITE_HOME:-(\S+)\}/.exec(page)?.[1]
    expect(page).toContain(`EnvironmentFile=${home}/environment`)
    expect(page).toContain(`. ${home}/environment &&`)
    expect(page).toContain(`find ${home}/backups`)
  })
})

describe('the help of', () => {
  it('`backup` promises no secret, and says that they are kept apart', () => {
    expect(backupCommand.about).not.toContain('segredo')
    expect(backupCommand.details).toMatch(/segredos\s+não estão nele: guarde-os à parte/)
  })

  it('`restore` asks for what the drill has, and says what it writes over', () => {
    expect(page).toContain('Nobody else may be connected to that database.')
    expect(restoreCommand.details?.replaceAll('\n', ' ')).toContain(
      'Ninguém mais pode estar ligado a esse banco.',
    )
    expect(restoreCommand.options.replace?.about).toContain('arquivos de mesma chave')
  })
})
