import { shellLabels } from '../../labels/shell.ts'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import * as css from './LoadingScreen.css.ts'

/** Shown until there is a page. */
export function LoadingScreen({ text = shellLabels.loading }: { text?: string }) {
  return (
    <div className={css.screen} role="status">
      <Spinner />
      {text}
    </div>
  )
}
