import type { ReleaseManifest } from '@dara/contract';

export type ReleaseRef = Pick<ReleaseManifest, 'name' | 'version'>;

export const refKey = ({ name, version }: ReleaseRef): string => `${name}@${version}`;

/** Open tabs use a replaced release for some time. */
const KNOWN_FOR_MS = 3_600_000;

/** Releases that are live, or were within the last hour in this process: names of others are not counted. */
export class KnownReleases {
  readonly #now: () => number;
  /** When each stops being known. */
  readonly #until = new Map<string, number>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Call with all live releases whenever they change. */
  follow(live: readonly ReleaseRef[]): void {
    const keys = new Set(live.map(refKey));
    for (const [key, until] of this.#until)
      if (until === Infinity && !keys.has(key)) this.#until.set(key, this.#now() + KNOWN_FOR_MS);
    for (const key of keys) this.#until.set(key, Infinity);
  }

  has(release: ReleaseRef): boolean {
    return (this.#until.get(refKey(release)) ?? 0) > this.#now();
  }

  /** Forgets those whose time is over. */
  sweep(): void {
    for (const [key, until] of this.#until) if (until <= this.#now()) this.#until.delete(key);
  }
}
