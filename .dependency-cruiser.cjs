/**
 * The direction of imports: openapi → core → ui and react → portal, and openapi → core → api.
 * Nothing reaches into another package's private files: only what its `exports` names.
 */
const within = (folder) => `^${folder}/`
/** Rooms of the server: `inside('db|http')`. */
const inside = (rooms) => `^apps/api/src/(${rooms})(/|\\.ts$)`
const kernel = 'config|content|db|http|jobs|outbox|ports|search|tables'
/** What is loaded by threads. */
const inThreads = '/(render-pdf|template-pages|risk-spreadsheet|read-gazette)\\.ts$'
/** From the bottom up, with what each shows to others. */
const features = require('./apps/api/features.cjs')
const names = Object.keys(features)
const shown = Object.entries(features).flatMap(([name, files]) =>
  files.map((file) => `${name}/${file}`.replaceAll('.', '\\.')),
)
/** Files of core's features that its other features may use, though no program gets them. */
const kit = [
  'calendar/(civil-date|holidays|icalendar)',
  'demands/staff-moves',
  'drafts/(draft-schema|sent-once)',
  'files/(draft-files\\.rules|upload-record\\.schema)',
  'forms/(address-fields|document-fields|federative-units|is-object|text-fields)',
  'http/(batched-read|fetch|is-offline|items-of|random-id|server-first|time-limit|under-way)',
  'session/session\\.commands',
  'tramite/tramite\\.types',
]
/** Tests may use what they test through. */
const tests = '\\.test\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core is the bottom: it imports no other package of the workspace.',
      severity: 'error',
      from: { path: within('packages/core') },
      to: { path: '^(packages/(react|ui)|apps)/' },
    },
    {
      name: 'core-is-headless',
      comment: 'core runs anywhere: no React, no Node modules.',
      severity: 'error',
      from: { path: within('packages/core/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '(^|node_modules/)(react|react-dom|@xstate/react|@tanstack)(/|$)' },
    },
    {
      name: 'core-features-show-what-others-may-use',
      comment:
        'a feature of core uses what another shows in its index, and the kit above. Texts are imported file by file: their index is the whole catalogue.',
      severity: 'error',
      from: { path: '^packages/core/src/(?!testing/)([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/core/src/[^/]+/',
        pathNot: [
          '^packages/core/src/($1|generated|messages)/',
          '^packages/core/src/[^/]+/index\\.ts$',
          `^packages/core/src/(${kit.join('|')})\\.ts$`,
        ],
      },
    },
    {
      name: 'core-needs-no-node',
      severity: 'error',
      from: { path: within('packages/core/src'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-knows-core-only',
      severity: 'error',
      from: { path: within('packages/ui') },
      to: { path: '^(packages/react|apps)/' },
    },
    {
      name: 'react-draws-nothing',
      comment:
        'the bindings give state and calls; what they look like is ui’s, and the apps join the two.',
      severity: 'error',
      from: { path: within('packages/react') },
      to: { path: '^(packages/ui|apps)/' },
    },
    {
      name: 'ui-fetches-nothing',
      comment: 'views take data and callbacks; calls are wired in the portal’s routes.',
      severity: 'error',
      from: { path: within('packages/ui/src') },
      to: { path: '^packages/core/src/http/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'primitives-know-no-domain',
      severity: 'error',
      comment: 'any app can take them; they use one another, texts and the theme.',
      from: { path: within('packages/ui/src/primitives'), pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(core/|ui/src/(?!primitives/|labels/|theme/))' },
    },
    {
      name: 'apps-are-apart',
      comment: 'what two apps need is a package; measurements and journeys take what they run on.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/', pathNot: within('apps/bench') },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'api-draws-nothing',
      severity: 'error',
      from: { path: within('apps/api') },
      to: { path: '^(packages/(react|ui)|apps/portal|apps/bench)/' },
    },
    {
      name: 'kernel-knows-no-feature',
      comment:
        'inside the server: kernel ← features ← composition; what the kernel works with is handed to it.',
      severity: 'error',
      from: { path: inside(kernel), pathNot: tests },
      to: { path: inside('features|composition|demo|operator|flows|testing|assemble|main') },
    },
    {
      name: 'tables-stand-together',
      comment: 'the migrations are made from tables/ alone: a table elsewhere would be in none.',
      severity: 'error',
      from: {},
      to: { path: '^apps/api/src/.*\\.table\\.ts$', pathNot: inside('tables') },
    },
    {
      name: 'features-know-no-composition',
      severity: 'error',
      from: { path: inside('features'), pathNot: tests },
      to: { path: inside('composition|demo|operator|flows|testing|assemble|main') },
    },
    ...names.slice(0, -1).map((name, at) => ({
      name: 'features-import-downwards',
      comment:
        'apps/api/features.cjs has their order. What a lower one does to a higher one it tells to listeners (demand-events.ts), which composition hands to it.',
      severity: 'error',
      from: { path: inside(`features/${name}`), pathNot: tests },
      to: { path: inside(`features/(${names.slice(at + 1).join('|')})`) },
    })),
    {
      name: 'features-show-what-others-may-use',
      comment: 'apps/api/features.cjs names the files of a feature that others may import.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: inside('features'),
        pathNot: [
          '^apps/api/src/features/$1/',
          `^apps/api/src/features/(${shown.join('|')})\\.ts$`,
        ],
      },
    },
    {
      name: 'what-takes-long-runs-in-threads',
      comment: 'only the threads load it; everybody else asks `heavy`.',
      severity: 'error',
      from: {
        path: within('apps/api/src'),
        pathNot: [tests, inside('composition/heavy-work'), inThreads],
      },
      to: {
        path: inThreads,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-resolvable',
      comment: 'an import of a package that the importer does not declare, or of a missing file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'imports of types count: two files that name each other are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.cache|\\.vite|dist|docs|generated|storybook-static|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['tramite-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs'],
    },
  },
}
