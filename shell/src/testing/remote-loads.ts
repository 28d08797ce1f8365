import {
  UNNAMED_SITE,
  type RegistrySnapshot,
  type RemoteModule,
  type RoutePage,
} from '@dara/contract';
import type { ContainerRef } from '../federation/container-ref.ts';
import {
  createRemoteLoader,
  type LoadReport,
  type RemoteLoaderOptions,
} from '../federation/remote-loader.ts';

export const PAGE: RoutePage = { Component: () => null };

export function snapshotWith(hasPrevious: boolean, lacks?: string[]): RegistrySnapshot {
  return {
    revision: '1',
    shell: { version: '1.0.0' },
    site: UNNAMED_SITE,
    microFrontends: {
      'mf-room': [
        {
          url: '/assets/mf-room/entry.2.js',
          fallbackUrl: hasPrevious ? '/assets/mf-room/entry.1.js' : null,
          metadata: { integrity: 'sha384-live', version: '2.0.0' },
          deployment: { traffic: 100, default: true },
          extras: {
            routes: [
              {
                path: '/room',
                page: 'room',
                access: 'public',
                frame: 'site',
                title: { th: 'ห้อง', en: 'Room' },
                scripts: [{ url: '/assets/mf-room/room.2.js', integrity: 'sha384-page' }],
              },
            ],
            menu: [],
            sections: [],
            messages: { th: [{ url: '/assets/mf-room/th.2.js', integrity: 'sha384-th' }] },
            fallbackIntegrity: hasPrevious ? 'sha384-previous' : null,
            ...(lacks ? { lacks } : {}),
          },
        },
      ],
    },
  };
}

type Answer = RemoteModule | Error | 'silence';

export const moduleWith = (pages: RemoteModule['pages']): RemoteModule => ({
  pages,
  messages: { th: async () => ({ title: 'ห้อง' }), en: async () => ({ title: 'Room' }) },
});
export const good = moduleWith({ room: async () => PAGE });

/** Answers entry requests in order, and records when they were made. */
export function loaderOf(
  answers: Answer[],
  {
    hasPrevious = true,
    lacks,
    ...limits
  }: RemoteLoaderOptions & { hasPrevious?: boolean; lacks?: string[] } = {},
) {
  const asked: { version: string; atMs: number }[] = [];
  const refs: ContainerRef[] = [];
  const reports: LoadReport[] = [];
  const began = Date.now();
  const loader = createRemoteLoader(snapshotWith(hasPrevious, lacks), {
    ...limits,
    report: (report) => reports.push(report),
    load: (ref) => {
      refs.push(ref);
      asked.push({ version: ref.version, atMs: Date.now() - began });
      const answer = answers.shift();
      if (answer === undefined) throw new Error('asked too often');
      if (answer === 'silence') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { loader, asked, refs, reports };
}

/** State of a promise after advancing the clock; an unsettled one is `pending`. */
export async function stateAfter<T>(ms: number, work: Promise<T>) {
  let outcome: { value: T } | { error: unknown } | 'pending' = 'pending';
  work.then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}
