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

export interface LazyPartProps {
  /** Drawn until the part has come. */
  pending?: ReactNode;
  /** Called when it cannot be fetched, which a toast has told. */
  onFailed?: () => void;
}

/**
 * A part that most visits never need, fetched when it is first drawn. Unlike `React.lazy` it can be
 * tried again after a failure, and needs no Suspense around it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;

  return function LazyPart({ pending = null, onFailed, ...props }: P & LazyPartProps) {
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
