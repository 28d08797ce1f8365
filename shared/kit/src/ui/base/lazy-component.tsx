import { useNotice } from '@dara/sdk/notice';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

const RETRY_MS = [500, 2000];

async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pauseMs of RETRY_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}

export interface LazyComponentProps {
  /** Rendered until the component is loaded. */
  pending?: ReactNode;
  /** Called when it cannot be loaded, after an error toast. */
  onFailed?: () => void;
}

/**
 * A component that most visits never need, loaded when it is first rendered. Unlike `React.lazy` it
 * can be retried after a failure, and needs no Suspense boundary.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;

  return function LazyComponent({ pending = null, onFailed, ...props }: P & LazyComponentProps) {
    const notice = useNotice();
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => loaded);
    const fail = useEffectEvent(() => {
      notice({ kind: 'error', message: { id: 'kit.ui.partFailed' } });
      onFailed?.();
    });
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      loadWithRetries(load).then(
        (part) => {
          loaded = part;
          if (isWanted) setPart(() => part);
        },
        () => {
          if (isWanted) fail();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as P)} /> : pending;
  };
}
