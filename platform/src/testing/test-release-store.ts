import type { Logger } from '@dara/backend';
import { vi } from 'vitest';
import { integrityOf } from '../registry/integrity.ts';
import { ReleaseStore, storeKey, type FindCopy } from '../registry/release-store.ts';
import { MemoryFiles } from './memory-release.ts';

/** One script, and the keys of its variants. */
export const FORMS = ['', '.br', '.gz'];
export const bytes = Buffer.from('globalThis.ready = true; '.repeat(40));
export const integrity = integrityOf(bytes);
export const key = storeKey(integrity);

/** A store of releases with files in memory, its log, and its source of copies. */
export function testReleaseStore() {
  const files = new MemoryFiles();
  const logged: [string, unknown, string][] = [];
  const say = (level: string) => (what: unknown, words: string) =>
    logged.push([level, what, words]);
  const log = { error: say('error'), warn: say('warn') } as unknown as Logger;
  const findCopy = vi.fn<FindCopy>(async () => undefined);
  return {
    files,
    logged,
    findCopy,
    store: new ReleaseStore({ files, log, findCopy }),
    stored: () => [...files.held.keys()].sort(),
    corrupt: (...forms: string[]) => {
      for (const form of forms) files.held.set(key + form, Buffer.from('evil();'));
    },
  };
}
