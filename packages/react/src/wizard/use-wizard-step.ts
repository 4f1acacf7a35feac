import { useEffect, useEffectEvent, useRef } from 'react'

/** The two places that say the step of a wizard; both count alike. */
export interface WizardStep {
  /** The step that the address asks for. */
  readonly wanted: number
  /** The step that the machine stands on. */
  readonly current: number
  /**
   * Asks the machine for a step.
   * @returns the step on which it stands then: no further than what is filled in allows
   */
  readonly goTo: (wanted: number) => number
  /**
   * Puts a step into the address.
   * @param replace the address asked for a step that cannot be had: it is no place to come back to
   */
  readonly onStep: (step: number, options: { readonly replace: boolean }) => void
}

/**
 * Keeps the step in the address and the step of a wizard's machine one: Back is a step back, a reload or a link
 * opens the step as far as it may be opened, and a step that the machine takes by itself is said by the address.
 */
export function useWizardStep({ wanted, current, goTo, onStep }: WizardStep): void {
  /** Where the address has led the machine: a move that it has asked for is not said to it again. */
  const led = useRef<number>(undefined)
  const follow = useEffectEvent(() => {
    const reached = goTo(wanted)
    led.current = reached
    if (reached !== wanted) onStep(reached, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => follow(), [wanted])

  const said = useRef(current)
  const say = useEffectEvent(() => {
    if (said.current === current) return
    said.current = current
    const isLed = led.current === current
    led.current = undefined
    if (current !== wanted && !isLed) onStep(current, { replace: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the machine moves
  useEffect(() => say(), [current])
}
