/**
 * The direction of imports: openapi → core → ui → portal, and openapi → core → api.
 * Nothing reaches into another package's private files: only what its `exports` names.
 */
const within = (folder) => `^${folder}/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core is the bottom: it imports no other package of the workspace.',
      severity: 'error',
      from: { path: within('packages/core') },
      to: { path: '^(packages/ui|apps)/' },
    },
    {
      name: 'core-is-headless',
      comment: 'core runs anywhere: no React, no Node modules.',
      severity: 'error',
      from: { path: within('packages/core/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '(^|node_modules/)(react|react-dom|@xstate/react|@tanstack)(/|$)' },
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
      to: { path: '^apps/' },
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
      from: { path: within('packages/ui/src/primitives') },
      to: { path: '^packages/core/' },
    },
    {
      name: 'portal-and-api-are-apart',
      severity: 'error',
      from: { path: within('apps/portal/src') },
      to: { path: '^apps/(api|bench)/' },
    },
    {
      name: 'api-draws-nothing',
      severity: 'error',
      from: { path: within('apps/api') },
      to: { path: '^(packages/ui|apps/portal|apps/bench)/' },
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
