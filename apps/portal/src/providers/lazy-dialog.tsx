import { type LazyCode, lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import type { ReactNode } from 'react'
import type { ComponentCode } from './lazy-part.ts'
import { useMissingCodeNotice } from './use-missing-code-notice.tsx'

interface DialogProps {
  readonly onClose: () => void
}

interface LoadOptions {
  /** Called instead of `onClose` if the code cannot be loaded: for a dialog that discards its input when it is closed. */
  readonly onLoadFailed?: (() => void) | undefined
}

function Dialog<Props extends DialogProps>({
  code,
  props,
  onLoadFailed = props.onClose,
}: {
  code: LazyCode<ComponentCode<Props>>
  props: Props
} & LoadOptions): ReactNode {
  const { report, notice } = useMissingCodeNotice(onLoadFailed)
  const Loaded = useLazyCode(code, true, report)?.default
  return Loaded ? <Loaded {...props} /> : notice
}

/**
 * A dialog in a chunk of its own, loaded when it opens. If the chunk cannot be loaded, a notice is shown and
 * `onClose` or `onLoadFailed` is called; the page stays. Opening it again tries again, in browsers that
 * repeat a failed import.
 * @param fetchCode an `import()` of a module whose default export is the dialog
 */
export function lazyDialog<Props extends DialogProps>(
  fetchCode: () => Promise<ComponentCode<Props>>,
): (props: Props & LoadOptions) => ReactNode {
  const code = lazyCode(fetchCode)
  return (props) => <Dialog code={code} props={props} onLoadFailed={props.onLoadFailed} />
}
