import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileStore } from '@dara/backend';
import type { Deployed, DeploymentState } from './registry.repository.ts';

/** Storage key of the live snapshot, beside the releases' files. */
export const SNAPSHOT_BACKUP_KEY = 'registry/live.json';

interface Kept {
  /** The state as text, so that signed and parsed content are the same. */
  state: string;
  signature: string;
}

/**
 * The live snapshot, written to the file store on each change and signed: a gateway without a database serves by it.
 * Write access to the store without the secret cannot make anything live.
 */
export class SnapshotBackup {
  readonly #files: FileStore;
  readonly #secret: string;
  #change: number | undefined;

  constructor(files: FileStore, secret: string) {
    this.#files = files;
    this.#secret = secret;
  }

  /** No-op if this state, or a newer one, is stored. */
  async write({ change, deployed }: DeploymentState): Promise<void> {
    if (this.#change === change) return;
    const before = await this.read();
    if (before === undefined || before.change < change) {
      const state = JSON.stringify({ change, deployed: [...deployed] });
      const kept: Kept = { state, signature: this.#sign(state) };
      await this.#files.put(SNAPSHOT_BACKUP_KEY, Buffer.from(JSON.stringify(kept)));
    }
    this.#change = change;
  }

  /** Undefined if nothing is stored, or the signature is invalid. */
  async read(): Promise<DeploymentState | undefined> {
    const bytes = await this.#files.get(SNAPSHOT_BACKUP_KEY);
    if (!bytes) return undefined;
    try {
      const { state, signature } = JSON.parse(bytes.toString('utf8')) as Kept;
      const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(state))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { change, deployed } = JSON.parse(state) as {
        change: number;
        deployed: [string, Deployed][];
      };
      return { change, deployed: new Map(deployed) };
    } catch {
      return undefined;
    }
  }

  #sign(state: string): string {
    return createHmac('sha256', this.#secret).update(`registry state\n${state}`).digest('base64');
  }
}
