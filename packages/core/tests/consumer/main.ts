import { run } from './program.ts'

const [, , baseUrl = ''] = process.argv
process.stdout.write(JSON.stringify(await run(baseUrl)))
