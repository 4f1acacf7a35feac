const base = [
  /\/packages\/ui\/src\/(theme|session)\//,
  /\/packages\/ui\/src\/labels\/(session|primitives)\.ts/,
  /\/packages\/ui\/src\/primitives\/(Button|Checkbox|Field|IconButton|LinkButton|Navigation|PasswordField|Spinner|TextField|TextLink|Toast|VisuallyHidden)\//,
  /\/packages\/core\/src\/(http|session\/(session-store|return-to)|messages\/(session|transport))/,
  /\/apps\/portal\/src\/(integrations\/(client|firm|toasts|reset-link|session|session-store)\.ts|providers\/root-layout)/,
  /\/node_modules\/(openapi-fetch|lucide-react|@tanstack\/(react-)?(router|history|store))/,
]
const matches = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id))

/**
 * What every page needs, the visitors' included, lies in one chunk beside the entry. Left to itself
 * the bundler makes a chunk of every module that two routes share: forty requests for sign-in.
 */
export const chunkGroups = [{ name: 'base', test: matches(base) }]
