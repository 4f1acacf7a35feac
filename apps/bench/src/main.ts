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
    requests: { type: 'string' },
    kills: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** The positive integer given by an option. */
function countOf(name: 'requests' | 'kills'): number | undefined {
  const count = Number(values[name] ?? Number.NaN)
  if (values[name] === undefined || (Number.isInteger(count) && count > 0))
    return count || undefined
  console.error(`--${name} takes a whole number from 1.`)
  process.exit(1)
}
const counts = { requests: countOf('requests'), kills: countOf('kills') }

const unknown = positionals.filter((name) => !measurements.some((known) => known.name === name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no measurement "${name}".`)
  console.log(
    'npm run bench -- [name…] [--quick] [--profile=<folder>] [--requests=<number>] [--kills=<of each engine>]\n',
  )
  for (const { name, about } of measurements) console.log(`  ${name.padEnd(10)} ${about}`)
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
    const options = { quick: values.quick, profileFolder: values.profile, ...counts }
    if (!(await run(options))) passed = false
  }
} catch (error) {
  console.error(error)
  passed = false
}
leave(passed ? 0 : 1)
