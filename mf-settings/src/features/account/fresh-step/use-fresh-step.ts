import { createContext, use } from 'react';

/** Runs a call that changes how one signs in. */
export type WithFreshStep = <Result>(call: () => Promise<Result>) => Promise<Result>;

export const FreshStepContext = createContext<WithFreshStep>((call) => call());

/** For calls that the api refuses until the second step is given anew: asks for it, then calls again. */
export function useFreshStep(): WithFreshStep {
  return use(FreshStepContext);
}
