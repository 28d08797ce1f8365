import { useNotice } from '@dara/shared/notice';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

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

/**
 * A part of the shell that most visits never need, fetched when it is first drawn. Unlike
 * `React.lazy` it can be tried again after a failure, and needs no Suspense around it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;

  return function LazyPart({ pending = null, ...props }: P & { pending?: ReactNode }) {
    const notice = useNotice();
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => loaded);
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      loadWithRetries(load).then(
        (part) => {
          loaded = part;
          if (isWanted) setPart(() => part);
        },
        () => {
          if (isWanted) notice({ kind: 'error', message: { id: 'shell.part.failed' } });
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Part, notice]);
    return Part ? <Part {...(props as unknown as P)} /> : pending;
  };
}
