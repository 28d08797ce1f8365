import type { Db, FileStore } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { deployReleases, type Change, type DeployParts } from './deploy-releases.ts';
import { checkPromotion, type CheckResult } from './check-releases.ts';
import { recordRefusal } from './record-refusal.ts';
import type { SnapshotBackup } from './snapshot-backup.ts';
import {
  checkPublish,
  publishRelease,
  readManifest,
  type PublishParts,
} from './publish-release.ts';
import { listWithState, type ListedRelease } from './listed-releases.repository.ts';
import type { Deployment, DeploymentState } from './registry.repository.ts';
import * as history from './history.repository.ts';
import * as repository from './registry.repository.ts';
import type { LocalReleases } from './local-releases.ts';
import { checkFiles, clientFileOf, missingFiles, restoreFiles } from './release-files.ts';
import { ReleaseStore, type FindCopy } from './release-store.ts';
import { SnapshotFiles } from './snapshot-files.ts';
import { removeUnused, type Removal } from './retention.ts';
import { checkRollback, rollbackRelease } from './rollback-release.ts';
import { Decisions, type Deciding } from './decisions.ts';
import { Previews, type PreviewsParts } from './previews.ts';
import { withdrawRelease } from './withdraw-release.ts';
import {
  readWanted,
  type PromoteOptions,
  type RollbackOptions,
  type WantedRelease,
} from './wanted-release.ts';

export type { SmokeTest, CheckResult } from './check-releases.ts';
export type { Deployment } from './registry.repository.ts';
/** Default actor: a start, or a command on the database. */
export const THIS_SERVER = 'this server';
/** Actor of a rollback after errors. */
export const WATCH = 'watch';

export interface RegistryParts extends Omit<DeployParts & PublishParts & PreviewsParts, 'store'> {
  files: FileStore;
  /** Source of good copies of damaged files. */
  findCopy?: FindCopy;
  local?: LocalReleases | undefined;
  /** Where the live snapshot is stored for starts without a database. */
  kept?: SnapshotBackup;
}

/** Releases of the shell and of each remote, and the live one of each. */
export class Registry {
  readonly store: ReleaseStore;
  readonly snapshots: SnapshotFiles;
  readonly decisions: Decisions;
  readonly previews: Previews;
  readonly #db: Db;
  readonly #parts: DeployParts & PublishParts;
  readonly #kept: SnapshotBackup | undefined;
  /** The releases in use at the last read, whose files are found without the database. */
  #known: DeploymentState['deployed'] = new Map();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: RegistryParts) {
    this.store = new ReleaseStore(parts);
    this.snapshots = new SnapshotFiles(parts.files);
    this.decisions = new Decisions(parts.db);
    this.#db = parts.db;
    this.#parts = { ...parts, store: this.store };
    this.previews = new Previews({ ...parts, store: this.store });
    this.#kept = parts.kept;
  }

  deployments(): Promise<DeploymentState> {
    return repository.readDeployments(this.#db);
  }

  find(name: string, version: string): Promise<ReleaseManifest | undefined> {
    return repository.findManifest(this.#db, name, version);
  }

  /** The live releases, stored for starts without a database; the stored state if the database is unavailable. */
  async servedState(): Promise<DeploymentState> {
    const state = await this.deployments().catch(async (error: unknown) => {
      const kept = await this.#kept?.read();
      if (!kept) throw error;
      this.#parts.log.warn({ err: error }, 'serving the stored snapshot, no database');
      return kept;
    });
    this.#known = state.deployed;
    await this.#keep(state);
    return state;
  }

  async findClientFile(name: string, file: string): Promise<{ integrity: string } | undefined> {
    const known = clientFileOf(this.#known.get(name), file);
    return known ?? repository.findClientFile(this.#db, name, file);
  }

  wasEverLive(name: string, version: string): Promise<boolean> {
    return history.wasEverLive(this.#db, name, version);
  }

  /** Whether a package was rolled back or withdrawn, or has a canary: that stays until it is promoted. */
  isHeld(name: string): Promise<boolean> {
    return history.wasTakenBack(this.#db, name);
  }

  /** Number of the last change of live releases. */
  lastChange(): Promise<number> {
    return history.lastChange(this.#db);
  }

  list(): Promise<ListedRelease[]> {
    return listWithState(this.#db);
  }

  /** Removes unused releases, see `retention.ts`; a dry run lists them. */
  removeUnused(options: { isDryRun: boolean }): Promise<Removal> {
    return this.#inTurn(() => removeUnused(this.#db, this, options));
  }

  /** Given integrities that are missing or damaged in the store, which a publisher must upload. */
  missingFiles(integrities: string[]): Promise<string[]> {
    return missingFiles(this.#db, this.store, integrities);
  }

  /** Lost files of a release without a good copy. */
  restoreFiles(manifest: ReleaseManifest): Promise<ReleaseFile[]> {
    return restoreFiles(this.store, manifest);
  }

  /** Reads every file of used releases; returns the names of damaged or lost ones. */
  async checkFiles(signal?: AbortSignal): Promise<string[]> {
    const deployed = [...(await this.deployments()).deployed.values()];
    await checkFiles(this.store, deployed.flatMap(repository.usedReleases), signal);
    return this.store.damaged;
  }

  /** Stores one file of a future release, with its Brotli variant if the build has one. Throws a RegistryError. */
  putFile(fileName: string, integrity: string, bytes: Buffer, brotli?: Buffer): Promise<void> {
    return this.store.put(fileName, integrity, bytes, brotli);
  }

  /**
   * Publishes a release whose files are all in the store. Throws a RegistryError: 422 for a bad manifest or missing files,
   * 409 for an existing version none of whose files was restored.
   */
  async publish(value: unknown, actor = THIS_SERVER): Promise<void> {
    await publishRelease(this.#parts, value, actor).catch((error: unknown) =>
      this.refuse([history.releaseIn(value)], actor, error),
    );
  }

  /** Dry run of publishing and promoting, as far as possible without the files. */
  async checkPublish(value: unknown): Promise<CheckResult> {
    return checkPublish(this.#parts, readManifest(value), await this.#live());
  }

  /** Results of every check of a published release, including rendering. Changes nothing. */
  async checkPromote(
    name: string,
    version?: string,
    { accept = [], isForced = false }: PromoteOptions = {},
  ): Promise<CheckResult> {
    const manifest = await readWanted(this.#db, { name, version });
    return checkPromotion(this.#parts, manifest, { accepted: accept, isForced });
  }

  /** Serving does not wait for a store that is not writable. */
  async #keep(state: DeploymentState): Promise<void> {
    await this.#kept?.write(state).catch((error: Error) => {
      this.#parts.log.warn({ err: error }, 'failed to write the live snapshot to the file store');
    });
  }

  async #live(): Promise<Map<string, ReleaseManifest>> {
    return repository.liveOf(await this.deployments());
  }

  /** Promotes a release. Throws a RegistryError (404, 409) with the failed checks. */
  async promote(name: string, version?: string, options: PromoteOptions = {}): Promise<Deployment> {
    const [deployment] = await this.promoteTogether([{ name, version }], options);
    return deployment as Deployment;
  }

  /** Promotes releases that may need each other: each is checked with the others, and all go live or none. */
  promoteTogether(
    releases: readonly WantedRelease[],
    { actor = THIS_SERVER, accept = [], isAttempt = false, ...how }: PromoteOptions = {},
  ): Promise<Deployment[]> {
    return this.#changing(async () => {
      try {
        const changes: Change[] = [];
        for (const release of releases)
          changes.push({ manifest: await readWanted(this.#db, release, how.share) });
        const deploying = { ...how, action: 'promote', accepted: accept, actor } as const;
        return await deployReleases(this.#parts, changes, deploying);
      } catch (error) {
        if (isAttempt) throw error;
        return this.refuse(releases, actor, error);
      }
    });
  }

  /** History, newest first; of some packages, or of all. */
  history(...names: string[]): Promise<history.RegistryEvent[]> {
    return history.listEvents(this.#db, names);
  }

  /** Rolls back to the previous release; `force` overrides failed checks. Throws a RegistryError (404, 409). */
  rollback(name: string, options: RollbackOptions = {}): Promise<Deployment> {
    const rolling = { actor: THIS_SERVER, ...options };
    return this.#changing(() => rollbackRelease(this.#parts, name, rolling));
  }

  /** Takes a remote off the site until it is promoted again; answers the version. Throws a RegistryError (404, 409). */
  withdraw(name: string, deciding: Deciding): Promise<string> {
    return this.#changing(() => withdrawRelease(this.#parts, name, deciding));
  }

  /** Results of the checks of a rollback. Changes nothing. Throws a RegistryError (404, 409) without a target. */
  checkRollback(name: string, only?: string): Promise<CheckResult> {
    return checkRollback(this.#parts, name, only);
  }

  /** Records a refusal in the history and throws it. */
  refuse(
    releases: readonly (WantedRelease | history.ReleaseDetails)[],
    actor: string,
    error: unknown,
  ): Promise<never> {
    return recordRefusal(this.#db, releases, actor, error);
  }

  #changing<T>(change: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const changed = await change();
      await this.#keep(await this.deployments());
      return changed;
    });
  }

  /** One change at a time in this process; table lock and change number ensure it between processes. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task, task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
