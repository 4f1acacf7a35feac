import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommentTag, Context, Converter, OptionDefaults, ReflectionKind } from 'typedoc'
import ts from 'typescript'

/** The package that it runs in: the SDK, or one on it. */
const at = (path) => join(process.cwd(), path)
// The check of what is unused reads it in the root, which shows nothing.
const { name, exports = {} } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const isSdk = name === '@tramite/core'

/**
 * A machine, or an actor of one, is its name and what it is for; the machine's definition is drawn in
 * `docs/statecharts`.
 */
function hideDefinitions(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const kinds = ReflectionKind.Variable | ReflectionKind.Property
    for (const { type } of project.getReflectionsByKind(kinds)) {
      if (type?.name !== 'StateMachine' && type?.name !== 'Actor') continue
      for (const argument of type.typeArguments ?? []) project.removeTypeReflections(argument)
      type.typeArguments = undefined
    }
  })
}

/** What something is to who looks for it; undefined for what the compiler's kinds say well enough. */
function groupOf({ name, type, signatures = type?.declaration?.signatures ?? [] }) {
  const [signature] = signatures
  if (/^(Query|PagedQuery|Command)$/.test(signature?.type?.name ?? '')) return 'Operations'
  if (name.endsWith('Schema')) return 'Forms'
  return name.endsWith('Machine') ? 'Machines' : undefined
}

/** Operations, forms and machines are variables or functions; a reader looks for each by itself. */
function groupByPurpose(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const kinds = ReflectionKind.Variable | ReflectionKind.Function
    for (const reflection of project.getReflectionsByKind(kinds)) {
      const group = groupOf(reflection)
      if (!group) continue
      const { comment = reflection.signatures?.[0]?.comment } = reflection
      comment?.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]))
    }
  })
}

/** Whether an alias is the name of an object's shape that is written elsewhere. */
function namesShape({ checker }, symbol) {
  const { type: node } = symbol.declarations?.find(ts.isTypeAliasDeclaration) ?? {}
  if (!node || !(ts.isIndexedAccessTypeNode(node) || ts.isTypeReferenceNode(node))) return false
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayType(type)
  return isObject && type.getProperties().length > 0
}

/**
 * Shapes of the contract are named by `components['schemas']['Demand']`: shown as such, nobody would
 * learn their fields. TypeDoc shows them for an alias with the tag `@interface`, which stands here once
 * instead of in every comment. It offers no hook before an alias is converted, hence the wrapping.
 */
function showFields() {
  const { getComment } = Context.prototype
  Context.prototype.getComment = function (symbol, kind) {
    const comment = getComment.call(this, symbol, kind)
    if (comment && kind === ReflectionKind.TypeAlias && namesShape(this, symbol)) {
      comment.modifierTags.add('@interface')
    }
    return comment
  }
}

/**
 * The documentation of a package, from its doc comments: one module a subpath. In the SDK every exported
 * name and every method must have one; a property may be said by its name.
 * @type {import('typedoc').TypeDocOptions}
 */
export default {
  name,
  entryPoints: Object.values(exports).map((entry) => at(entry['tramite-source'])),
  tsconfig: at('tsconfig.json'),
  out: at('docs/api'),
  readme: at('README.md'),
  disableSources: true,
  groupOrder: ['Operations', 'Functions', 'Forms', 'Machines', '*'],
  plugin: [hideDefinitions, groupByPurpose, showFields],
  // What openapi-typescript writes from the contract's descriptions.
  blockTags: [...OptionDefaults.blockTags, '@description', '@constant'],
  requiredToBeDocumented: [
    'Class',
    'Enum',
    'Interface',
    'TypeAlias',
    'Variable',
    'Function',
    'Method',
    'Accessor',
  ],
  validation: { notDocumented: isSdk, notExported: false, invalidLink: true },
  treatWarningsAsErrors: isSdk,
  // The compiler's own step does that.
  skipErrorChecking: true,
}
