const EVERY_MS = 10_000;

/** Writes a line; `repeated` counts similar lines omitted since the last one. */
export type WriteLine = (counted: { repeated?: number }) => void;

/** Logs the first line of a kind immediately; later ones are counted and logged once per interval. */
export class SampledLog {
  readonly #everyMs: number;
  readonly #kinds = new Map<string, { repeated: number; write: WriteLine }>();

  constructor(everyMs = EVERY_MS) {
    this.#everyMs = everyMs;
  }

  write(kind: string, write: WriteLine): void {
    const known = this.#kinds.get(kind);
    if (known) {
      known.repeated += 1;
      known.write = write;
      return;
    }
    this.#kinds.set(kind, { repeated: 0, write });
    write({});
    this.#wait(kind);
  }

  #wait(kind: string): void {
    setTimeout(() => {
      const seen = this.#kinds.get(kind);
      if (!seen || seen.repeated === 0) {
        this.#kinds.delete(kind);
        return;
      }
      const { repeated, write } = seen;
      seen.repeated = 0;
      write({ repeated });
      this.#wait(kind);
    }, this.#everyMs).unref();
  }
}
