import type { Events, FileStore, Logger } from '@dara/backend';
import type { ReleaseFile, ReleaseManifest } from '@dara/shared/contract';
import { gateProblems } from './gate.ts';
import { manifestProblems } from './manifest.schema.ts';
import { RegistryError } from './registry-error.ts';
import type { Deployment, DeploymentState, ListedRelease } from './registry.repository.ts';
import type { RegistryDb } from './registry.tables.ts';
import * as repository from './registry.repository.ts';
import { checkFiles, exists, isRestoredBy, missingFiles, restoreFiles } from './release-files.ts';
import { ReleaseStore, type FindCopy } from './release-store.ts';

/** Topic on which gateways hear that what is live has changed. */
export const REGISTRY_TOPIC = 'registry';

/** Renders a release's public routes beside what is live; answers what went wrong, one line each. */
export type SmokeTest = (
  candidate: ReleaseManifest,
  live: ReadonlyMap<string, ReleaseManifest>,
) => Promise<string[]>;

export type { Deployment, ListedRelease } from './registry.repository.ts';

export interface RegistryParts {
  db: RegistryDb;
  files: FileStore;
  events: Events;
  log: Logger;
  smokeTest: SmokeTest;
  /** Where damaged files may be taken from. */
  findCopy?: FindCopy;
}

/** Releases of the shell and of each remote, and which one of each is live. */
export class Registry {
  readonly store: ReleaseStore;
  readonly #db: RegistryDb;
  readonly #events: Events;
  readonly #log: Logger;
  readonly #smokeTest: SmokeTest;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: RegistryParts) {
    this.store = new ReleaseStore(parts);
    this.#db = parts.db;
    this.#events = parts.events;
    this.#log = parts.log;
    this.#smokeTest = parts.smokeTest;
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
    return repository.wasEverLive(this.#db, name, version);
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
  async checkFiles(): Promise<string[]> {
    const { deployed } = await this.deployments();
    const manifests = [...deployed.values()].flatMap(({ live, previous }) =>
      previous ? [live, previous] : [live],
    );
    await checkFiles(this.store, manifests);
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
  async publish(value: unknown): Promise<void> {
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
    this.#log.info({ release: label }, 'release published');
  }

  /** Puts a release live. Throws a RegistryError (404, 409) that says what stands against it and where. */
  promote(name: string, version?: string): Promise<Deployment> {
    return this.#inTurn(async () => {
      const wanted = version ?? (await repository.newestVersion(this.#db, name));
      const manifest = wanted && (await this.find(name, wanted));
      if (!manifest) {
        throw new RegistryError(
          404,
          'RELEASE_NOT_EXIST',
          wanted ? `${name} ${wanted} was never published` : `${name} has no release`,
        );
      }
      return this.#deploy(manifest, 'promote', async () => undefined);
    });
  }

  /** Puts the release that was live before back live. Throws a RegistryError (404, 409). */
  rollback(name: string): Promise<Deployment> {
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
      return this.#deploy(current.previous, 'rollback', () =>
        repository.predecessorOf(this.#db, name, current.previous?.version ?? ''),
      );
    });
  }

  /**
   * Gates against one state and writes only while that state holds: rendering inside the
   * transaction would hold the embedded database's only connection while the api needs it.
   */
  async #deploy(
    manifest: ReleaseManifest,
    action: 'promote' | 'rollback',
    before: () => Promise<string | null | undefined>,
  ): Promise<Deployment> {
    const { name, version } = manifest;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const state = await this.deployments();
      const current = state.deployed.get(name);
      if (current?.live.version === version) {
        return { name, live: version, previous: current.previous?.version ?? null };
      }
      await this.#gate(manifest, action, state);
      const previous =
        (await before()) ?? (action === 'promote' ? current?.live.version : null) ?? null;
      const isWritten = await this.#db.transaction().execute(async (trx) => {
        await repository.lockDeployments(trx);
        if ((await repository.lastChange(trx)) !== state.change) return false;
        await repository.writeDeployment(trx, { name, action, version, previous });
        return true;
      });
      if (!isWritten) continue;
      this.#log.info({ name, version, previous, action }, 'deployment changed');
      // It is live whether or not the other instances hear of it now.
      await this.#events
        .publish(REGISTRY_TOPIC, { name, version })
        .catch((error: Error) => this.#log.error({ err: error }, 'instances were not told'));
      return { name, live: version, previous };
    }
    throw new RegistryError(
      409,
      'REGISTRY_BUSY',
      `Others keep changing what is live; ${name} was not`,
    );
  }

  async #gate(
    manifest: ReleaseManifest,
    action: 'promote' | 'rollback',
    { deployed }: DeploymentState,
  ): Promise<void> {
    const live = new Map([...deployed].map(([name, entry]) => [name, entry.live]));
    const missing = await this.store.missingUncached(manifest);
    const problems = [
      ...missing.map((file) => `file ${file} is missing from the file store`),
      ...gateProblems(manifest, live),
    ];
    // Going back is for emergencies: what ran before is not rendered again first.
    if (problems.length === 0 && action === 'promote') {
      problems.push(...(await this.#smokeTest(manifest, live)));
    }
    if (problems.length === 0) return;
    const label = `${manifest.name} ${manifest.version}`;
    throw new RegistryError(409, 'PROMOTION_REFUSED', `${label} was not put live`, problems);
  }

  /** One change at a time in this process; the table lock and the check of the number do it between processes. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task, task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}
