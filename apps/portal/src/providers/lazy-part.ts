import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A module whose default export is a component. */
export interface ComponentCode<Props> {
  readonly default: ComponentType<Props>
}

const Nothing = () => null

/**
 * An optional part of the page, in a chunk of its own: if that cannot be loaded, the page is shown without it.
 * @param fetchCode an `import()` of a module whose default export is the part
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<ComponentCode<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => fetchCode().catch(() => ({ default: Nothing })))
