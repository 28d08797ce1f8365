import { createContext, useContext } from 'react';

export interface StepContextValue {
  /** Shows a step that was reached already. */
  goToStep: (id: string) => void;
}

export const StepContext = createContext<StepContextValue>({ goToStep: () => undefined });

/** For parts inside a step that lead to another one, such as a review. */
export function useStepForm(): StepContextValue {
  return useContext(StepContext);
}
