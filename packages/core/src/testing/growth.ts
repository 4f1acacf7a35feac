/** How long some work takes, milliseconds. */
function timeOf(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/**
 * How much more it takes to do something once for ten times as much than ten times: about 1 where the work
 * grows as its input does, about 10 where it grows with the square. The least of five: whatever else the
 * machine does only adds to it.
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
