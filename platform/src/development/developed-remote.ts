import { createHash } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Config, Logger } from '@dara/backend';
import { StartError } from '@dara/backend';
import {
  DEVELOPED_VERSION,
  developedRelease,
  withShownParts,
  type RegistrySnapshot,
  type RemoteDeclaration,
  type ReleaseManifest,
} from '@dara/contract';
import { declarationProblems } from '../registry/manifest.schema.ts';

/** The source server of a remote under development; only `npm run dev` sets it. */
export interface DevelopmentSource {
  name: string;
  /** The remote's entry and the development shell's script, on the development server. */
  entryUrl: string;
  shellUrl: string;
  /** Path of the remote's `remote.json`. */
  declarationFile: string;
}

/** Environment variable with which `npm run dev` passes the source to the site. */
const DEVELOPMENT_KEY = 'DARA_DEVELOP';

const KEYS = ['name', 'entryUrl', 'shellUrl', 'declarationFile'] as const;
const WATCH_MS = 500;

/** Reads the variable of `npm run dev`. Throws a StartError in production, and for invalid values. */
export function developmentSource(
  env: Record<string, string | undefined>,
  config: Pick<Config, 'isProduction'>,
): DevelopmentSource | undefined {
  const text = env[DEVELOPMENT_KEY];
  if (!text) return undefined;
  refuseInProduction(config);
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    const [name, entryUrl, shellUrl, declarationFile] = KEYS.map((key) => {
      const part = value[key];
      if (typeof part !== 'string') throw new Error(`${key} is missing`);
      return part;
    }) as [string, string, string, string];
    return { name, entryUrl, shellUrl, declarationFile };
  } catch (cause) {
    throw new StartError(`${DEVELOPMENT_KEY} is set by "npm run dev" alone: ${String(cause)}`);
  }
}

/** Scripts of another origin without integrity must never be sent to visitors. */
export function refuseInProduction({ isProduction }: Pick<Config, 'isProduction'>): void {
  if (!isProduction) return;
  throw new StartError(
    `A remote cannot run from its sources with NODE_ENV=production: unset ${DEVELOPMENT_KEY}`,
  );
}

/** Overlays the live releases with one remote from source, in memory: nothing is published. */
export class DevelopedRemote {
  readonly name: string;
  readonly origin: string;
  /** The development shell, whose React supports fast refresh. */
  readonly shellUrl: string;
  readonly #source: DevelopmentSource;
  readonly #log: Logger;
  #declaration: RemoteDeclaration | undefined;

  constructor(source: DevelopmentSource, log: Logger) {
    const origin = new URL(source.entryUrl).origin;
    if (new URL(source.shellUrl).origin !== origin) {
      throw new StartError('entryUrl and shellUrl must be of one development server');
    }
    this.name = source.name;
    this.origin = origin;
    this.shellUrl = source.shellUrl;
    this.#source = source;
    this.#log = log;
  }

  /** Origins that the documents' policy must allow: scripts and assets, and the hot reload connection. */
  get connections(): string[] {
    return [this.origin, this.origin.replace(/^http/, 'ws')];
  }

  /** The snapshot with this remote's entry and the current routes and menu of its `remote.json`. */
  overlay(snapshot: RegistrySnapshot): RegistrySnapshot {
    const release = developedRelease(this.#source.entryUrl, this.#read());
    const hash = createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 8);
    // Changes with the declaration, for open tabs.
    release.metadata.version = `${DEVELOPED_VERSION}.${hash}`;
    return withShownParts({
      ...snapshot,
      revision: `${snapshot.revision}-${hash}`,
      microFrontends: { ...snapshot.microFrontends, [this.name]: [release] },
    });
  }

  /** The live shell without the files that its development build replaces. */
  devShellManifest(shell: ReleaseManifest): ReleaseManifest {
    return { ...shell, preload: [], pages: {}, messages: {} };
  }

  /** Calls back when `remote.json` changes; returns a function that stops watching. */
  watch(onChange: () => void): () => void {
    const file = this.#source.declarationFile;
    // Polled, because editors replace files, which breaks watching.
    watchFile(file, { interval: WATCH_MS, persistent: false }, onChange);
    return () => unwatchFile(file, onChange);
  }

  /** A declaration may be invalid while it is edited: the last valid one stays in use. */
  #read(): RemoteDeclaration {
    const file = this.#source.declarationFile;
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const problems = declarationProblems(value, this.name);
      if (problems.length > 0) throw new Error(problems.join('; '));
      this.#declaration = value as RemoteDeclaration;
    } catch (cause) {
      const message = `${file} cannot be used: ${(cause as Error).message}`;
      if (!this.#declaration) throw new StartError(message);
      this.#log.error(message);
    }
    return this.#declaration;
  }
}
