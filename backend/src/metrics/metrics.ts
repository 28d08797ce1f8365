import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';

/** One value, or values by the gauge's labels in order. */
export type Reading = number | readonly (readonly [...labels: string[], value: number])[];
type Read = () => Reading | undefined | Promise<Reading | undefined>;

export interface QueueLoad {
  running: number;
  waiting: number;
}

export interface CacheLoad {
  entries: number;
  bytes?: number;
}

/** Timeout of a source, so that others are not delayed; longer than a readiness check. */
const READ_MS = 4000;

/**
 * The metrics of one process, for Prometheus. A later registration of a name replaces the earlier. Label values must
 * come from the program, never from a request.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #queues = new Map<string, () => QueueLoad>();
  readonly #caches = new Map<string, () => CacheLoad>();

  constructor() {
    this.gauge('dara_queue_jobs', 'Work in queues of this process.', ['queue', 'state'], () =>
      [...this.#queues].flatMap(([name, read]) => {
        const { running, waiting } = read();
        return [
          [name, 'running', running],
          [name, 'waiting', waiting],
        ] as const;
      }),
    );
    this.gauge('dara_cache_entries', 'Entries of caches of this process.', ['cache'], () =>
      [...this.#caches].map(([name, read]) => [name, read().entries] as const),
    );
    this.gauge('dara_cache_bytes', 'Size of caches that are bounded by it.', ['cache'], () =>
      [...this.#caches].flatMap(([name, read]) => {
        const { bytes } = read();
        return bytes === undefined ? [] : [[name, bytes] as const];
      }),
    );
  }

  /** Read at each scrape; undefined, failed or late values are omitted. */
  gauge(name: string, help: string, labelNames: string[], read: Read): void {
    this.#registry.removeSingleMetric(name);
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        this.reset();
        // Without labels a reset would leave a 0 that was never measured.
        if (labelNames.length === 0) this.remove();
        const reading = await readInTime(read);
        if (typeof reading === 'number') this.set(reading);
        else for (const row of reading ?? []) this.set(...labelled(labelNames, row));
      },
    });
  }

  queue(name: string, read: () => QueueLoad): void {
    this.#queues.set(name, read);
  }

  cache(name: string, read: () => CacheLoad): void {
    this.#caches.set(name, read);
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter {
    this.#registry.removeSingleMetric(name);
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    this.#registry.removeSingleMetric(name);
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }

  /** Adds memory, CPU, event loop and garbage collection metrics of this process; call once. */
  watchProcess(): void {
    if (!this.#registry.getSingleMetric('process_cpu_seconds_total'))
      collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** In Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  async values(name: string): Promise<MetricValue<string>[]> {
    const metrics: MetricObjectWithValues<MetricValue<string>>[] =
      await this.#registry.getMetricsAsJSON();
    return metrics.find((metric) => metric.name === name)?.values ?? [];
  }
}

function labelled(
  names: string[],
  row: readonly (string | number)[],
): [Record<string, string>, number] {
  const labels = Object.fromEntries(names.map((name, index) => [name, String(row[index])]));
  return [labels, Number(row.at(-1))];
}

async function readInTime(read: Read): Promise<Reading | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), READ_MS);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
