import { ArrowLeft, Check } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { dialogLabels as labels } from '../../labels/dialog.ts'
import { Button } from '../Button/Button.tsx'
import { useFocusOnRefusal } from '../Form/use-focus-on-refusal.ts'
import { Inline, Stack } from '../Layout/Layout.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Wizard.css.ts'

export interface WizardStep {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'todo' | 'refused'
}

const spoken = { done: labels.stepDone, refused: labels.stepRefused, current: null, todo: null }

/** The steps of a wizard, and the current one. */
export function Steps({ steps }: { steps: readonly WizardStep[] }) {
  return (
    <nav aria-label={labels.steps}>
      <ol className={css.steps}>
        {steps.map(({ id, label, state }, index) => (
          <li
            key={id}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.number} aria-hidden="true">
              {state === 'done' ? <Check className={css.done} /> : index + 1}
            </span>
            <span className={css.label}>{label}</span>
            {spoken[state] && <VisuallyHidden>, {spoken[state]}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export interface WizardFrameProps {
  steps: readonly WizardStep[]
  /** Replaces the names of the steps if they are too many for one line. */
  progress?: ReactNode
  /** Buttons between back and next. */
  more?: ReactNode
  /** Shown next to the buttons, and read aloud: what prevents the user from continuing, or what failed. */
  status?: string | null
  /**
   * Shown instead of `status` when that is empty; not a live region, so it does not interrupt typing:
   * 'Rascunho salvo às 14:20'.
   */
  note?: string | null
  /** Shown next to the step if there is room: a preview, an explanation. */
  aside?: ReactNode
  /** Absent on the first step. */
  onBack?: () => void
  onNext: () => void
  /** Absent while there is no next step: the button is not shown. */
  nextText?: string | undefined
  /** The next step is not possible; `status` is the reason. */
  isNextDisabled?: boolean
  /** The user tries to continue although that is not possible: the focus moves to the first refused field. */
  onRefused?: () => void
  /** Set when the step's form refuses to be sent: the focus moves to the first refused field. */
  refusal?: object | undefined
  pendingText?: string
  isPending?: boolean
  children: ReactNode
}

/**
 * One step at a time: the position, the step's form, and the buttons for back and next. The step's
 * heading takes the focus.
 */
export function WizardFrame({
  steps,
  progress,
  more,
  status,
  note,
  aside,
  onBack,
  onNext,
  nextText,
  isNextDisabled = false,
  onRefused,
  refusal,
  pendingText,
  isPending = false,
  children,
}: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const current = steps.find(({ state }) => state === 'current')
  const shown = useRef(current?.id)
  useEffect(() => {
    if (shown.current === current?.id) return
    shown.current = current?.id
    heading.current?.focus()
  }, [current?.id])
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useFocusOnRefusal(form, refusals)
  useFocusOnRefusal(form, refusal)
  const refuse = () => {
    onRefused?.()
    setRefusals((count) => count + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !nextText) return
    if (isNextDisabled) refuse()
    else onNext()
  }
  return (
    <Stack gap={6}>
      {progress ?? <Steps steps={steps} />}
      <div className={aside ? css.withAside : undefined}>
        <form ref={form} noValidate onSubmit={submit}>
          <Stack gap={5}>
            <h2 ref={heading} tabIndex={-1} className={css.heading}>
              {current?.label}
            </h2>
            {children}
            <Inline>
              {onBack && (
                <Button
                  variant="secondary"
                  icon={<ArrowLeft />}
                  onPress={() => {
                    if (!isPending) onBack()
                  }}
                >
                  {labels.back}
                </Button>
              )}
              {more}
              {nextText && (
                <Button
                  type="submit"
                  isDisabled={isNextDisabled}
                  onDisabledPress={refuse}
                  isPending={isPending}
                  pendingText={pendingText}
                >
                  {nextText}
                </Button>
              )}
              <span className={css.status}>
                <span role="status">{status}</span>
                <span>{!status && note}</span>
              </span>
            </Inline>
          </Stack>
        </form>
        {aside && <div>{aside}</div>}
      </div>
    </Stack>
  )
}
