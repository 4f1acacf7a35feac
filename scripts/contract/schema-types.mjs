// The shapes of the contract as TypeScript.
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** The same document without its examples, which only make the types longer. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key]) => !(key === 'example' && 'schema' in node))
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExamples(value)]))
}

/**
 * The same types with an interface for each shape, whose name editors and compilers then show: a result
 * is a `Demand`, and not its thirty fields.
 */
function withNamedShapes(nodes) {
  const named = []
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]
  const toNamed = (shape) => {
    const { name, type } = shape
    const declared = ts.isTypeLiteralNode(type)
      ? ts.factory.createInterfaceDeclaration(
          exported,
          name.text,
          undefined,
          undefined,
          type.members,
        )
      : ts.factory.createTypeAliasDeclaration(exported, name.text, undefined, type)
    const comments = ts.getSyntheticLeadingComments(shape)
    named.push(comments ? ts.setSyntheticLeadingComments(declared, comments) : declared)
    const reference = ts.factory.createTypeReferenceNode(name.text)
    return ts.factory.createPropertySignature(undefined, name, undefined, reference)
  }
  const toShapes = (property) =>
    property.name.text === 'schemas' && ts.isTypeLiteralNode(property.type)
      ? ts.factory.createPropertySignature(
          undefined,
          property.name,
          undefined,
          ts.factory.createTypeLiteralNode(property.type.members.map(toNamed)),
        )
      : property
  const all = nodes.map((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'components'
      ? ts.factory.createInterfaceDeclaration(
          node.modifiers,
          node.name,
          undefined,
          undefined,
          node.members.map(toShapes),
        )
      : node,
  )
  return [...all, ...named]
}

/** The types with doc comments on what the SDK exports of them. */
function withDocs(types) {
  return types
    .replace('export interface components', '/** The shapes of the contract. */\n$&')
    .replace('export interface operations', '/** The calls of the contract, by operationId. */\n$&')
}

/** The types of a bundled contract. */
export async function toSchemaTypes(bundled) {
  const options = { defaultNonNullable: false, silent: true }
  const nodes = await openapiTS(withoutExamples(bundled), options)
  return withDocs(astToString(withNamedShapes(nodes)))
}
