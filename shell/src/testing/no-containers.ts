/** Stands in for the federation runtime, which ships as modules that the test runner cannot load. */
export function loadContainer(): Promise<never> {
  return Promise.reject(new Error('tests bring their remotes themselves'));
}
