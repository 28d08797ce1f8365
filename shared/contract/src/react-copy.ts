/**
 * Whether a script contains a copy of React: an error message of `setState`, which every version and build has, which
 * minifiers and tree shaking keep, and which nothing else contains.
 */
export const isReactCopy = (script: string): boolean =>
  script.includes('takes an object of state variables to update');
