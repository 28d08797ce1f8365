import type { ReleaseManifest } from '@dara/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { composeLive } from './compose-live.ts';
import type { Live } from './live.ts';
import { buildSnapshot } from '../registry/snapshot.ts';
import { manifestOf, shellOf } from '../testing/manifest.ts';
import { PreviewLives, type PreviewLivesOptions } from './preview-lives.ts';

const IDLE_MS = 1000;

/** Versions in the order in which their renderers ended. */
let ended: string[];
let started: number;
let serve: () => void;
let refuse: boolean;

const book = (version: string): ReleaseManifest =>
  manifestOf('mf-book', ['/book'], ['/book'], { version });
const claim = (version: string) => ({
  releases: [{ name: 'mf-book', version }],
  expiresAtS: 2_000_000_000,
});

function liveOf(version: string): Live {
  const remotes = [book(version)];
  const snapshot = buildSnapshot(1, shellOf(), [{ live: book(version), fallback: null }]);
  const pool = { retire: () => Promise.reject(new Error('a preview ended live renderers')) };
  return composeLive({ snapshot, shell: shellOf(), remotes, pool: pool as never, drawnFrom: '' });
}
const live = liveOf('1.0.0');

function createLives(): PreviewLives {
  const options = {
    site: { onServed: (listener: () => void) => (serve = listener), applied: (one: Live) => one },
    registry: {
      previews: {
        manifests: async ({ releases }: ReturnType<typeof claim>) => {
          if (refuse) throw new Error('refused');
          return releases.map(({ version }) => book(version));
        },
      },
    },
    previewRenderers: {
      printableText: async (_snapshot: unknown, _shell: unknown, [remote]: ReleaseManifest[]) => ({
        from: remote?.version ?? '',
      }),
      start: async ({ from }: { from: string }) => {
        started += 1;
        return {
          retire: async () => void ended.push(from),
          close: async () => void ended.push(from),
        };
      },
    },
    log: { warn: vi.fn() },
    idleMs: IDLE_MS,
  };
  return new PreviewLives(options as unknown as PreviewLivesOptions);
}

let lives: PreviewLives;
beforeEach(() => {
  vi.useFakeTimers();
  [ended, started, refuse] = [[], 0, false];
  lives = createLives();
});
afterEach(() => vi.useRealTimers());

const open = (version: string): Promise<Live> => lives.of(claim(version), live);
const settle = () => vi.advanceTimersByTimeAsync(0);

it('shows the release in place of the live one, without a release to fall back to', async () => {
  const { snapshot, remotes } = await open('2.0.0');
  expect(remotes.get('mf-book')?.version).toBe('2.0.0');
  expect(snapshot.microFrontends['mf-book']?.[0]?.fallbackUrl).toBeNull();
  expect(snapshot.preview).toEqual({
    releases: [{ name: 'mf-book', version: '2.0.0' }],
    until: '2033-05-18T03:33:20.000Z',
  });
  expect(live.snapshot.preview).toBeUndefined();
});

it('has one renderer per preview while it is used, and ends it when it is idle', async () => {
  await Promise.all([open('2.0.0'), open('2.0.0')]);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  await open('2.0.0');
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect([started, ended]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['2.0.0']);
});

it('has four previews at most: the least recently used one makes room', async () => {
  for (const version of ['2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.0.0', '2.4.0']) await open(version);
  await settle();
  expect([started, ended]).toEqual([5, ['2.1.0']]);
});

it('ends previews when other releases are live, and when the site closes', async () => {
  await open('2.0.0');
  serve();
  await settle();
  expect(ended).toEqual(['2.0.0']);
  await open('2.0.0');
  await lives.close();
  expect([started, ended]).toEqual([2, ['2.0.0', '2.0.0']]);
});

it('checks again after a refusal', async () => {
  refuse = true;
  await expect(open('2.0.0')).rejects.toThrow('refused');
  refuse = false;
  await settle();
  expect((await open('2.0.0')).remotes.get('mf-book')?.version).toBe('2.0.0');
});
