import type { RegistrySnapshot, RemoteModule } from '@dara/contract';
import { liveRelease } from '@dara/contract';
import type { ContainerRef } from './container-ref.ts';

/** The live release first, then the one to fall back to, if there is one. */
export function releasesOf(
  snapshot: RegistrySnapshot,
  name: string,
): [ContainerRef, ContainerRef?] {
  const release = liveRelease(snapshot, name);
  if (!release) throw new Error(`no release of ${name} is live`);
  const { url, metadata, fallbackUrl, extras } = release;
  const { lacks } = extras;
  const live: ContainerRef = {
    ...{ name, version: metadata.version, url, integrity: metadata.integrity },
    ...(lacks ? { lacks } : {}),
  };
  if (!fallbackUrl) return [live];
  const integrity = extras.fallbackIntegrity ?? '';
  return [live, { name, version: 'previous', url: fallbackUrl, integrity }];
}

export class TimeoutError extends Error {}

/** A release that needs shared modules this shell lacks; it would fail when it uses them. */
export class MissingExportError extends Error {
  constructor({ name, version, lacks = [] }: ContainerRef) {
    super(`${name}@${version} takes ${lacks.join(', ')}, which this shell does not have`);
  }
}

export function withTimeout<T>(work: Promise<T>, timeoutMs: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`${what} gave no answer in ${timeoutMs} ms`)),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Selects a page or message catalogue of a release and loads it. */
export async function loadPart<T>(
  module: Promise<RemoteModule>,
  what: string,
  pick: (module: RemoteModule) => Promise<T> | undefined,
): Promise<T> {
  const found = pick(await module);
  if (!found) throw new Error(`${what} does not exist`);
  return found;
}
