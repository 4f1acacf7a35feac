// The static half of the gate: everything that can be checked without running the code.
import { basename } from 'node:path'
import { workspaceFolders } from './workspace.mjs'

// The native compiler takes a sixth of the time. It has no API for programs: `typescript` remains for
// those that need one, and `.bin/tsc` may be either of the two.
const tsc = './node_modules/typescript-7/bin/tsc'

/** @type {import('./steps.mjs').Step[]} */
export const checks = [
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
  ...workspaceFolders.map((folder) => ({
    name: `types: ${basename(folder)}`,
    command: [tsc, '-p', folder],
  })),
  { name: 'types: tests of the SDK package', command: [tsc, '-p', 'packages/core/tests'] },
  { name: 'types: packages in a stricter program', command: [tsc, '-p', 'tsconfig.consumer.json'] },
  {
    name: 'contract lint',
    command: ['redocly', 'lint', 'openapi/portal.yaml', '--max-problems=50'],
  },
  { name: 'generated code is current', command: ['node', 'scripts/gen.mjs', '--check'] },
  {
    name: 'the letters of the fonts of PDFs are current',
    command: ['node', '--conditions=tramite-source', 'scripts/gen-fonts.mjs', '--check'],
  },
  {
    name: 'SDK reaches every operation; its files are current',
    command: ['node', '--conditions=tramite-source', 'scripts/gen-sdk.mjs', '--check'],
  },
  {
    name: 'nothing public in the SDK is undocumented',
    command: ['./node_modules/.bin/typedoc', '--emit', 'none'],
    cwd: 'packages/core',
  },
  {
    name: 'migrations are current',
    command: ['node', '--conditions=tramite-source', 'src/db/check-migrations.ts'],
    cwd: 'apps/api',
  },
  {
    name: 'the number of the SQL sources is current',
    command: ['node', '--conditions=tramite-source', 'scripts/gen-sql.mjs', '--check'],
  },
  {
    name: 'every address of the portal has a story and a journey; their table is current',
    command: ['node', 'scripts/screens.mjs', '--check'],
  },
  {
    name: 'imports run one way',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
  },
  { name: 'nothing is unused: files, exports, dependencies', command: ['knip', '--no-progress'] },
]
