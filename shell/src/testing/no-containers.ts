/** Fake of the federation runtime, whose modules the test runner cannot load. */
export function loadContainer(): Promise<never> {
  return Promise.reject(new Error('tests bring their remotes themselves'));
}
