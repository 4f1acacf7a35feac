/**
 * Gives a page or a worker `Promise.withResolvers` where it lacks it: the reader of PDF brings along everything else
 * that promised browsers lack. Its text is put in front of the worker's code: it names nothing outside of itself.
 */
export function addWithResolvers(): void {
  Promise.withResolvers ??= <T>() => {
    let resolve: PromiseWithResolvers<T>['resolve'] = () => undefined
    let reject: PromiseWithResolvers<T>['reject'] = () => undefined
    const promise = new Promise<T>((onResolve, onReject) => {
      resolve = onResolve
      reject = onReject
    })
    return { promise, resolve, reject }
  }
}
