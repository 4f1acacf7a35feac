import { listMigrations, migrate } from '../../db/migrate.ts'
import { defineCommand } from '../command-line.ts'
import { atWorkplace } from '../workplace.ts'

export const migrateCommand = defineCommand({
  name: 'migrate',
  about: 'Leva o banco ao esquema desta versão, sem iniciar o servidor',
  options: {},
  run: (call) =>
    atWorkplace(call, async ({ engine }) => {
      await migrate(engine)
      call.terminal.say(`O banco está no esquema ${listMigrations().at(-1)?.tag}.`)
      return 'done'
    }),
})
