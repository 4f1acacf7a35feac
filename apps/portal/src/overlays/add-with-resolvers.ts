/**
 * Adds `Promise.withResolvers` to a page or a worker that lacks it; the PDF reader brings its own
 * replacements for everything else that the supported browsers lack. Its source text is put in front of the
 * worker's code, so it must not refer to anything outside itself.
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
