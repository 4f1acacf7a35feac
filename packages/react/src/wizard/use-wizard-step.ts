import { useEffect, useEffectEvent, useRef } from 'react'

/** The two places that hold the step of a wizard, counted in the same way. */
export interface WizardStep {
  /** The step that the address asks for. */
  readonly wanted: number
  /** The machine's current step. */
  readonly current: number
  /**
   * Asks the machine for a step.
   * @returns the step it is on then: no further than the completed steps allow
   */
  readonly goTo: (wanted: number) => number
  /**
   * Writes a step to the address; with `replace` that asked for a step that cannot be reached, so it must not stay in
   * the history.
   */
  readonly onStep: (step: number, options: { readonly replace: boolean }) => void
}

/**
 * Keeps the step in the address and that of a wizard's machine in sync: Back goes back a step, a reload
 * or a link opens the step as far as the machine allows, and a step taken by the machine itself is
 * written to the address.
 */
export function useWizardStep({ wanted, current, goTo, onStep }: WizardStep): void {
  /** The step that the machine reached by following the address; it is not written back. */
  const led = useRef<number>(undefined)
  const follow = useEffectEvent(() => {
    const reached = goTo(wanted)
    led.current = reached
    if (reached !== wanted) onStep(reached, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the address changes
  useEffect(() => follow(), [wanted])

  const said = useRef(current)
  const say = useEffectEvent(() => {
    if (said.current === current) return
    said.current = current
    const isLed = led.current === current
    led.current = undefined
    if (current !== wanted && !isLed) onStep(current, { replace: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the machine moves
  useEffect(() => say(), [current])
}
