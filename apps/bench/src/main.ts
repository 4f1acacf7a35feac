import { parseArgs } from 'node:util'
import { measurements } from './measurements.ts'
import { removeTemporaryFolders } from './processes/folders.ts'
import { killPrograms } from './processes/program.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const unknown = positionals.filter((name) => !measurements.some((known) => known.name === name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no measurement "${name}".`)
  console.log('npm run bench -- [name…] [--quick] [--profile=<folder>]\n')
  for (const { name, about } of measurements) console.log(`  ${name.padEnd(9)} ${about}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}

function leave(code: number): never {
  killPrograms()
  removeTemporaryFolders()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(130))

const chosen = measurements.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)
let passed = true
try {
  for (const { name, about, run } of chosen) {
    console.log(`\n## ${name}: ${about}`)
    if (!(await run({ quick: values.quick, profileFolder: values.profile }))) passed = false
  }
} catch (error) {
  console.error(error)
  passed = false
}
leave(passed ? 0 : 1)
