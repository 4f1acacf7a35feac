/** Duration of some work, in milliseconds. */
function timeOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/**
 * How much longer one run on ten times the input takes than ten runs on the input: about 1 if the work
 * grows linearly, about 10 if quadratically. The minimum of five measurements, since other load on the
 * machine only adds to it.
 */
export function growthOf<Input>(
  work: (input: Input) => unknown,
  small: Input,
  large: Input,
): number {
  const tenSmall = () => {
    for (let i = 0; i < 10; i += 1) work(small)
  }
  tenSmall()
  const ratios = [1, 2, 3, 4, 5].map(() => timeOf(() => work(large)) / timeOf(tenSmall))
  return Math.min(...ratios)
}
