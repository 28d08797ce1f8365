import type { Db, FileStore, Logger } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/contract';
import { deployReleases, type Change, type DeployParts } from './deploy-releases.ts';
import { manifestProblems } from './manifest.schema.ts';
import { RegistryError } from './registry-error.ts';
import type { Deployment, DeploymentState, ListedRelease } from './registry.repository.ts';
import * as history from './history.repository.ts';
import type { RegistryEvent } from './history.repository.ts';
import * as repository from './registry.repository.ts';
import { checkFiles, exists, isRestoredBy, missingFiles, restoreFiles } from './release-files.ts';
import { ReleaseStore, type FindCopy } from './release-store.ts';

export { REGISTRY_TOPIC, type SmokeTest } from './deploy-releases.ts';
export type { RegistryEvent } from './history.repository.ts';
export type { Deployment, ListedRelease } from './registry.repository.ts';

/** Who did what nobody is named for: a start, or a command at the database itself. */
const THIS_SERVER = 'this server';
const HISTORY_LIMIT = 100;

/** A published release; the newest of its name without a version. */
export interface WantedRelease {
  name: string;
  version?: string | undefined;
}

export interface RegistryParts extends Omit<DeployParts, 'store'> {
  files: FileStore;
  /** Where damaged files may be taken from. */
  findCopy?: FindCopy;
}

/** Releases of the shell and of each remote, and which one of each is live. */
export class Registry {
  readonly store: ReleaseStore;
  readonly #db: Db;
  readonly #log: Logger;
  readonly #parts: DeployParts;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: RegistryParts) {
    this.store = new ReleaseStore(parts);
    this.#db = parts.db;
    this.#log = parts.log;
    this.#parts = { ...parts, store: this.store };
  }

  deployments(): Promise<DeploymentState> {
    return repository.readDeployments(this.#db);
  }

  find(name: string, version: string): Promise<ReleaseManifest | undefined> {
    return repository.findManifest(this.#db, name, version);
  }

  findClientFile(name: string, file: string): Promise<{ integrity: string } | undefined> {
    return repository.findClientFile(this.#db, name, file);
  }

  wasEverLive(name: string, version: string): Promise<boolean> {
    return history.wasEverLive(this.#db, name, version);
  }

  /** Whether somebody went back on purpose: what is live stays until somebody promotes. */
  isHeld(name: string): Promise<boolean> {
    return history.wasRolledBack(this.#db, name);
  }

  /** The number of the last change of what is live. */
  lastChange(): Promise<number> {
    return history.lastChange(this.#db);
  }

  async list(): Promise<ListedRelease[]> {
    const [releases, { deployed }] = await Promise.all([
      repository.listReleases(this.#db),
      this.deployments(),
    ]);
    return releases.map((release) => {
      const of = deployed.get(release.name);
      const isLive = of?.live.version === release.version;
      const isPrevious = of?.previous?.version === release.version;
      return { ...release, state: isLive ? 'live' : isPrevious ? 'previous' : 'published' };
    });
  }

  /** Integrities among those given that the store lacks, or holds damaged: what a publisher has to upload. */
  missingFiles(integrities: string[]): Promise<string[]> {
    return missingFiles(this.#db, this.store, integrities);
  }

  /** The files of a release that are lost and have no good copy anywhere. */
  restoreFiles(manifest: ReleaseManifest): Promise<ReleaseFile[]> {
    return restoreFiles(this.store, manifest);
  }

  /** Reads every file of what is live and of what was before; answers the names of those that are damaged or lost. */
  async checkFiles(signal?: AbortSignal): Promise<string[]> {
    const { deployed } = await this.deployments();
    const manifests = [...deployed.values()].flatMap(({ live, previous }) =>
      previous ? [live, previous] : [live],
    );
    await checkFiles(this.store, manifests, signal);
    return this.store.damaged;
  }

  putFile(fileName: string, integrity: string, bytes: Buffer): Promise<void> {
    return this.store.put(fileName, integrity, bytes);
  }

  /**
   * Makes a release known, once all its files are in the store. The row comes last and in one
   * transaction, so there is no half-published release. Throws a RegistryError: 422 for a bad
   * manifest or missing files, 409 for a version that exists and none of whose files was restored.
   */
  async publish(value: unknown, actor = THIS_SERVER): Promise<void> {
    const problems = manifestProblems(value);
    if (problems.length > 0) {
      throw new RegistryError(422, 'RELEASE_INVALID', 'The release manifest is invalid', problems);
    }
    const manifest = value as ReleaseManifest;
    const label = `${manifest.name} ${manifest.version}`;
    const missing = await this.store.missingUncached(manifest);
    const known = await this.find(manifest.name, manifest.version);
    if (known) {
      if (missing.length > 0 || !isRestoredBy(this.store, known, manifest)) throw exists(label);
      return this.#log.info({ release: label }, 'release files restored');
    }
    if (missing.length > 0) {
      throw new RegistryError(
        422,
        'FILES_MISSING',
        `${label} was not published: files are missing`,
        missing.map((name) => `${name} was not uploaded`),
      );
    }
    const renamed = await repository.renamedContent(this.#db, manifest);
    if (renamed.length > 0) {
      throw new RegistryError(
        409,
        'FILE_NAME_TAKEN',
        `${label} was not published: file names must change with their content`,
        renamed.map((name) => `${name} has other content`),
      );
    }
    if ((await repository.insertRelease(this.#db, manifest)) === 'exists') throw exists(label);
    await history.writeEvent(this.#db, { action: 'publish', manifest, actor });
    this.#log.info({ release: label }, 'release published');
  }

  /** Puts a release live. Throws a RegistryError (404, 409) that says what stands against it and where. */
  async promote(name: string, version?: string, actor?: string): Promise<Deployment> {
    const [deployment] = await this.promoteTogether([{ name, version }], actor);
    return deployment as Deployment;
  }

  /**
   * Puts releases live that fit only each other, a shell and the remotes built for it: each is
   * judged beside the others, and all go live at once or none. Throws as `promote` does.
   */
  promoteTogether(releases: readonly WantedRelease[], actor = THIS_SERVER): Promise<Deployment[]> {
    return this.#inTurn(async () => {
      const changes: Change[] = [];
      for (const release of releases) changes.push({ manifest: await this.#wanted(release) });
      return this.#deploy('promote', changes, actor);
    });
  }

  /** What was done to releases and refused, the latest first. */
  history(name?: string): Promise<RegistryEvent[]> {
    return history.listEvents(this.#db, { name, limit: HISTORY_LIMIT });
  }

  /** Puts the release that was live before back live. Throws a RegistryError (404, 409). */
  rollback(name: string, actor = THIS_SERVER): Promise<Deployment> {
    return this.#inTurn(async () => {
      const { deployed } = await this.deployments();
      const current = deployed.get(name);
      if (current === undefined) {
        throw new RegistryError(404, 'RELEASE_NOT_EXIST', `${name} has no live release`);
      }
      if (current.previous === null) {
        throw new RegistryError(
          409,
          'NO_PREVIOUS_RELEASE',
          `${name} ${current.live.version} has no release before it to go back to`,
        );
      }
      const { previous: manifest } = current;
      const predecessor = () => history.predecessorOf(this.#db, name, manifest.version);
      const changes = [{ manifest, predecessor }];
      const [deployment] = await this.#deploy('rollback', changes, actor);
      return deployment as Deployment;
    });
  }

  /** A refusal is kept like what was done. */
  async #deploy(
    action: 'promote' | 'rollback',
    changes: readonly Change[],
    actor: string,
  ): Promise<Deployment[]> {
    try {
      return await deployReleases(this.#parts, action, changes, actor);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const problems = error.problems.length > 0 ? error.problems : [error.message];
      for (const { manifest } of changes) {
        await history.writeEvent(this.#db, { action: 'refuse', manifest, actor, problems });
      }
      throw error;
    }
  }

  async #wanted({ name, version }: WantedRelease): Promise<ReleaseManifest> {
    const wanted = version ?? (await repository.newestVersion(this.#db, name));
    const manifest = wanted && (await this.find(name, wanted));
    if (manifest) return manifest;
    throw new RegistryError(
      404,
      'RELEASE_NOT_EXIST',
      wanted ? `${name} ${wanted} was never published` : `${name} has no release`,
    );
  }

  /** One change at a time in this process; the table lock and the check of the number do it between processes. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task, task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
