import { LRUCache } from 'lru-cache';
import type { ApiAnswer, ApiCall, ApiCaller } from './protocol.ts';

/** Documents are cached far longer; this only shares responses between pages. */
const FRESH_MS = 10_000;
/** Without change events a response is used no longer than this. */
const UNHEARD_MS = 5000;
const MAX_ENTRIES = 1000;
const MAX_BYTES = 16 * 1024 * 1024;

interface Kept {
  answer: ApiAnswer;
  madeAt: number;
}

export interface ResponseCacheOptions {
  now?: () => number;
  /** When content changes were last known, as `now`. */
  heardAt?: () => number;
}

/**
 * Public api responses for rendering pages: the lists of the home page are requested once, not once for every document.
 * Any content change clears all of them.
 */
export class ResponseCache {
  readonly #callApi: ApiCaller;
  readonly #now: () => number;
  readonly #heardAt: () => number;
  readonly #kept = new LRUCache<string, Kept>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.body.length * 2 + 200,
  });
  /** Pending requests for current content. */
  #running = new Map<string, Promise<ApiAnswer>>();

  constructor(
    callApi: ApiCaller,
    { now = () => Date.now(), heardAt = () => Infinity }: ResponseCacheOptions = {},
  ) {
    this.#callApi = callApi;
    this.#now = now;
    this.#heardAt = heardAt;
  }

  contentChanged(): void {
    this.#kept.clear();
    // Pending ones may have read old content: later requests do not share them.
    this.#running = new Map();
  }

  readonly call: ApiCaller = async (call, visitor) => {
    // Responses for one visitor are not shared.
    if (visitor) return this.#callApi(call, visitor);
    const key = JSON.stringify([call.method, call.path, call.headers, call.body]);
    const kept = this.#kept.get(key);
    if (kept && this.#isUsable(kept)) return kept.answer;
    const running = this.#running.get(key) ?? this.#ask(key, call);
    return running;
  };

  #isUsable({ madeAt }: Kept): boolean {
    const now = this.#now();
    return now - madeAt < FRESH_MS && now - Math.max(madeAt, this.#heardAt()) < UNHEARD_MS;
  }

  #ask(key: string, call: ApiCall): Promise<ApiAnswer> {
    const generation = this.#running;
    const madeAt = this.#now();
    const asking = this.#callApi(call)
      .then((answer) => {
        // A failure is not shared; the next page retries.
        if (answer.status === 200 && generation === this.#running)
          this.#kept.set(key, { answer, madeAt });
        return answer;
      })
      .finally(() => generation.delete(key));
    generation.set(key, asking);
    return asking;
  }
}
