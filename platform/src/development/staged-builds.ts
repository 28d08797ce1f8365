import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from '@dara/backend';
import { StartError } from '@dara/backend';
import type { RegistrySnapshot, RemoteDeclaration } from '@dara/contract';

/** Builds of `npm start` that are still running while the site starts. */
interface BuildPlan {
  /** Needed for the first page: the site waits for them. */
  first: string[];
  /** Built in the background. */
  later: { name: string; declarationFile: string }[];
}

/** Sent by `npm start` for each finished build. */
interface BuildMessage {
  name: string;
  isBuilt: boolean;
}

interface Follower {
  /** Promotes finished builds. */
  install: () => Promise<void>;
  /** Reloads the live releases. */
  refresh: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Environment variable with which `npm start` passes the plan to the site; builds are reported over the IPC channel. */
const PLAN_KEY = 'DARA_BUILDS';

type Channel = Pick<NodeJS.Process, 'on'>;

/** Builds of a development start that finish while the site runs. */
export class StagedBuilds {
  readonly #first: Set<string>;
  /** Paths of remotes that are not installed yet, by name. */
  readonly #preparing = new Map<string, string[]>();
  readonly #firstBuilt: Promise<void>;
  /** Built or failed, but not installed yet. */
  readonly #ended = new Set<string>();
  #onEnd: (() => void) | undefined;

  constructor({ first, later }: BuildPlan, channel: Channel) {
    this.#first = new Set(first);
    for (const { name, declarationFile } of later) {
      const { routes } = JSON.parse(readFileSync(declarationFile, 'utf8')) as RemoteDeclaration;
      this.#preparing.set(
        name,
        routes.map(({ path }) => path),
      );
    }
    this.#firstBuilt = new Promise((resolve, reject) => {
      if (first.length === 0) resolve();
      channel.on('message', (message: BuildMessage) => {
        const { name, isBuilt } = message;
        if (!this.#first.has(name)) return this.#endOne(message);
        if (!isBuilt) reject(new StartError(`Not started: ${name} did not build`));
        this.#first.delete(name);
        if (this.#first.size === 0) resolve();
      });
    });
    // Awaited later, where an error surfaces.
    this.#firstBuilt.catch(() => undefined);
  }

  /** Resolves when the first page can be installed; throws a StartError if the build fails. */
  firstBuilt(): Promise<void> {
    return this.#firstBuilt;
  }

  /** Whether the folder of a package has no current build. */
  isPending(name: string): boolean {
    return this.#first.has(name) || (this.#preparing.has(name) && !this.#ended.has(name));
  }

  /** Installs after every finished background build, one after another. */
  followWith({ install, refresh, onError }: Follower): void {
    let installing = Promise.resolve();
    this.#onEnd = () => {
      installing = installing
        .then(() => this.installWith(install))
        .then(refresh)
        .catch(onError);
    };
    if (this.#ended.size > 0) this.#onEnd();
  }

  /** Installs finished builds; a remote that is not live afterwards is no longer marked as being prepared. */
  async installWith(install: () => Promise<void>): Promise<void> {
    const ended = [...this.#ended];
    await install();
    for (const name of ended) this.#preparing.delete(name);
  }

  /** The snapshot with the paths in preparation; a remote with a live release serves that meanwhile. */
  overlay(snapshot: RegistrySnapshot): RegistrySnapshot {
    const waiting = [...this.#preparing].filter(([name]) => !snapshot.microFrontends[name]);
    if (waiting.length === 0) return snapshot;
    const preparing = waiting.flatMap(([, paths]) => paths);
    const hash = createHash('sha256').update(JSON.stringify(preparing)).digest('hex').slice(0, 8);
    return { ...snapshot, revision: `${snapshot.revision}-${hash}`, preparing };
  }

  #endOne({ name }: BuildMessage): void {
    this.#ended.add(name);
    this.#onEnd?.();
  }
}

/** Reads the variable of `npm start`. Throws a StartError in production, where nothing is promoted automatically. */
export function stagedBuilds(
  env: Record<string, string | undefined>,
  { isProduction }: Pick<Config, 'isProduction'>,
  channel: Channel = process,
): StagedBuilds | undefined {
  const text = env[PLAN_KEY];
  if (!text) return undefined;
  if (isProduction) throw new StartError(`${PLAN_KEY} is set by "npm start" alone: unset it`);
  try {
    return new StagedBuilds(JSON.parse(text) as BuildPlan, channel);
  } catch (cause) {
    throw new StartError(`${PLAN_KEY} cannot be read: ${String(cause)}`);
  }
}
