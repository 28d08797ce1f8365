import { isApiError } from '@dara/sdk/api';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FreshStepDialog } from './fresh-step-dialog.tsx';
import { FreshStepContext, type WithFreshStep } from './use-fresh-step.ts';

const isStepMissing = (error: unknown): boolean =>
  isApiError(error) && error.code === 'FRESH_STEP_REQUIRED';

/** Asks for the second step when a request inside needs it; input is kept. */
export function FreshStep({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isGiven: boolean) => void>(undefined);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setIsAsking(true);
      }),
    [],
  );
  const withFreshStep = useCallback<WithFreshStep>(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!isStepMissing(error) || !(await ask())) throw error;
        return call();
      }
    },
    [ask],
  );
  const handleClose = (isGiven: boolean) => {
    setIsAsking(false);
    answer.current?.(isGiven);
  };
  return (
    <FreshStepContext value={withFreshStep}>
      {children}
      {isAsking && <FreshStepDialog onClose={handleClose} />}
    </FreshStepContext>
  );
}
