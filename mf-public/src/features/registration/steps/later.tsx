import { ErrorState, Skeleton } from '@dara/kit/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

const load = () => import(/* webpackChunkName: "registration-steps" */ './later-steps.ts');
type Steps = Awaited<ReturnType<typeof load>>;

let steps: Steps | undefined;
let failure: unknown;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

async function fetchSteps(): Promise<void> {
  failure = undefined;
  tell();
  try {
    steps = await load();
  } catch (error) {
    failure = error;
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the steps behind the first while that is being filled in. */
export function useLaterSteps(): void {
  useEffect(() => {
    if (!steps) void fetchSteps();
  }, []);
}

/** A step behind the first, or what is in their place; a lost connection keeps what was entered and offers to try again. */
export function Later({ name }: { name: keyof Steps }) {
  const Step = useSyncExternalStore(
    subscribe,
    () => steps?.[name],
    () => undefined,
  );
  const error = useSyncExternalStore(
    subscribe,
    () => failure,
    () => undefined,
  );
  const [isRetrying, setIsRetrying] = useState(false);
  if (Step) return <Step />;
  if (error === undefined) return <Skeleton shape="box" height={320} />;
  const retry = () => {
    setIsRetrying(true);
    void fetchSteps().finally(() => setIsRetrying(false));
  };
  return (
    <ErrorState
      error={{ status: 'FETCH_ERROR', code: 'FETCH_ERROR' }}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
