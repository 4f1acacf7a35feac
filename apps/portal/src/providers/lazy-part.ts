import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A module whose default is a component. */
export interface ComponentCode<Props> {
  readonly default: ComponentType<Props>
}

const Nothing = () => null

/**
 * A part of the page that nobody asked for, in a chunk of its own: if that does not arrive, the page is shown without
 * it.
 * @param fetchCode an `import()` of a module whose default is the part
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<ComponentCode<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => fetchCode().catch(() => ({ default: Nothing })))
