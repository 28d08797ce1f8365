import { createContext, use } from 'react';

/** Runs a call that changes how one signs in. */
export type WithFreshStep = <Result>(call: () => Promise<Result>) => Promise<Result>;

export const FreshStepContext = createContext<WithFreshStep>((call) => call());

/** For requests that need a recent second step: asks for it, then repeats the request. */
export function useFreshStep(): WithFreshStep {
  return use(FreshStepContext);
}
