import type { FileStore } from '@dara/backend';
import { WHOLE_SNAPSHOT_PATH, type FullSnapshot } from '@dara/contract';
import { integrityOf } from './integrity.ts';

/** Part of a backup for open tabs; no row references them. */
export const SNAPSHOTS_FOLDER = 'registry/snapshots/';
const REVISION = /^(\d{1,15})-[0-9a-f]{8}$/;

/** URL of a revision's whole snapshot. */
export const fullSnapshotUrl = (revision: string): string =>
  `${WHOLE_SNAPSHOT_PATH}/${revision}.json`;

/** The whole snapshot as a file, with the hash used in documents. */
export interface SnapshotFile {
  text: string;
  integrity: string;
}

/** The same bytes for the same revision on every gateway. */
export function snapshotFile({ revision, shell, microFrontends }: FullSnapshot): SnapshotFile {
  const text = JSON.stringify({ revision, shell, microFrontends } satisfies FullSnapshot);
  return { text, integrity: integrityOf(Buffer.from(text, 'utf8')) };
}

const keyOf = (revision: string): string => `${SNAPSHOTS_FOLDER}${revision}.json`;

/**
 * The whole snapshot of every served revision, in the file store: a tab keeps the one it started with, on every
 * gateway. Each file begins with a line that contains its hash.
 */
export class SnapshotFiles {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  async write(revision: string, text: string): Promise<void> {
    if ((await this.read(revision)) === text) return;
    const integrity = integrityOf(Buffer.from(text, 'utf8'));
    await this.#files.put(keyOf(revision), Buffer.from(`${integrity}\n${text}`, 'utf8'));
  }

  /** Undefined if this revision was never served, or its file is damaged. */
  async read(revision: string): Promise<string | undefined> {
    if (!REVISION.test(revision)) return undefined;
    const content = (await this.#files.get(keyOf(revision)))?.toString('utf8') ?? '';
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    const isSound = end > 0 && integrityOf(Buffer.from(text, 'utf8')) === content.slice(0, end);
    return isSound ? text : undefined;
  }

  /** Removes those of changes before this one. */
  async removeBefore(change: number): Promise<void> {
    for (const key of await this.#files.list(SNAPSHOTS_FOLDER)) {
      const name = key.slice(SNAPSHOTS_FOLDER.length).replace(/\.json$/, '');
      const number = Number(REVISION.exec(name)?.[1] ?? Infinity);
      if (number < change) await this.#files.delete(key);
    }
  }
}
