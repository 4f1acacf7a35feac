import { lazyCode } from './lazy-code.ts'

/**
 * Everything that opens over the page: popovers, menus, drawers and tooltips, in one chunk that no page
 * waits for. It loads when the pointer or the focus reaches a trigger, or in advance.
 */
export const overlayCode = lazyCode(() => import('./panels.ts'))

export type OverlayPanels = Awaited<ReturnType<typeof overlayCode.load>>

/**
 * The overlays together with the content of one of them, which no page waits for either.
 * @param fetchContent an `import()`
 */
export const withOverlays = <T extends object>(fetchContent: () => Promise<T>) =>
  lazyCode(async () => {
    const [panels, content] = await Promise.all([overlayCode.load(), fetchContent()])
    return { ...panels, ...content }
  })
