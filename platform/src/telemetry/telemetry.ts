import { LRUCache } from 'lru-cache';

export interface ReleaseCounts {
  loads: number;
  errors: number;
  serverErrors: number;
}

/** Loads and failures per release since the start of this process. */
export class Telemetry {
  // Names and versions are untrusted, so their number is limited.
  readonly #counts = new LRUCache<string, ReleaseCounts>({ max: 500 });

  counts(): Record<string, ReleaseCounts> {
    return Object.fromEntries(this.#counts.entries());
  }

  load(name: string, version: string): void {
    this.#of(name, version).loads += 1;
  }

  error(name: string, version: string): void {
    this.#of(name, version).errors += 1;
  }

  serverError(name: string, version: string): void {
    this.#of(name, version).serverErrors += 1;
  }

  #of(name: string, version: string): ReleaseCounts {
    const key = `${name}@${version}`;
    const known = this.#counts.get(key);
    if (known) return known;
    const made = { loads: 0, errors: 0, serverErrors: 0 };
    this.#counts.set(key, made);
    return made;
  }
}
