import type { FileStore } from '@dara/backend';
import { WHOLE_SNAPSHOT_PATH, type FullSnapshot } from '@dara/contract';
import { integrityOf } from './integrity.ts';

/** Copied along with a backup, for tabs that are open; no row names them. */
export const SNAPSHOTS_FOLDER = 'registry/snapshots/';
const REVISION = /^(\d{1,15})-[0-9a-f]{8}$/;

/** Address of a revision's whole snapshot. */
export const fullSnapshotUrl = (revision: string): string =>
  `${WHOLE_SNAPSHOT_PATH}/${revision}.json`;

/** The whole snapshot as a file, with the hash that documents name it by. */
export interface SnapshotFile {
  text: string;
  integrity: string;
}

/** The same bytes for the same revision, whichever gateway makes it. */
export function snapshotFile({ revision, shell, microFrontends }: FullSnapshot): SnapshotFile {
  const text = JSON.stringify({ revision, shell, microFrontends } satisfies FullSnapshot);
  return { text, integrity: integrityOf(Buffer.from(text, 'utf8')) };
}

const keyOf = (revision: string): string => `${SNAPSHOTS_FOLDER}${revision}.json`;

/**
 * The whole snapshot of every revision that was served, in the file store: a tab keeps the one it began with, whatever is
 * live by now and whichever gateway it asks. Each begins with a line that holds its hash.
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

  /** Undefined where this revision was never served, or its file is damaged. */
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
