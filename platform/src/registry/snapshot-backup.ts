import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileStore } from '@dara/backend';
import type { Deployed, DeploymentState } from './registry.repository.ts';

/** Where what is live lies beside the releases' files. */
export const SNAPSHOT_BACKUP_KEY = 'registry/live.json';

interface Kept {
  /** The state as text, so that what is signed is what is read. */
  state: string;
  signature: string;
}

/**
 * What is live, laid in the file store on each change and signed: a gateway that finds no database serves by it. Whoever
 * can write to the store without knowing the secret can put nothing live by it.
 */
export class SnapshotBackup {
  readonly #files: FileStore;
  readonly #secret: string;
  #change: number | undefined;

  constructor(files: FileStore, secret: string) {
    this.#files = files;
    this.#secret = secret;
  }

  /** Does nothing where this state, or a newer one, lies there. */
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

  /** Undefined where nothing lies there, or nothing that this site has signed. */
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
