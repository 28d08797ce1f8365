import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** `pass`: transparent. `hang`: accepts and sends nothing. `cut`: closes every connection immediately. */
export type ProxyMode = 'pass' | 'hang' | 'cut';

/** A proxy on 127.0.0.1 in front of a dependency, which can simulate faults. */
export class FaultyProxy {
  readonly #target: { host: string; port: number };
  readonly #pairs = new Set<[Socket, Socket]>();
  readonly #stranded = new WeakSet<[Socket, Socket]>();
  readonly #server: Server;
  #mode: ProxyMode = 'pass';

  private constructor(target: { host: string; port: number }) {
    this.#target = target;
    this.#server = createServer((client) => this.#accept(client));
  }

  static async open(target: { host: string; port: number }): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The same address with this proxy's host and port. */
  proxiedUrl(url: string): string {
    const changed = new URL(url);
    changed.hostname = '127.0.0.1';
    changed.port = String(this.port);
    return changed.href;
  }

  set(mode: ProxyMode): void {
    this.#mode = mode;
    for (const pair of [...this.#pairs]) this.#apply(pair);
  }

  /** Existing connections stall without being closed, as after a firewall timeout; new ones work. */
  stallConnections(): void {
    for (const pair of this.#pairs) {
      const [client, upstream] = pair;
      client.unpipe(upstream).resume();
      upstream.unpipe(client).resume();
      this.#stranded.add(pair);
    }
  }

  async close(): Promise<void> {
    this.set('cut');
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #accept(client: Socket): void {
    const upstream = connect(this.#target);
    const pair: [Socket, Socket] = [client, upstream];
    this.#pairs.add(pair);
    const end = (): void => {
      // Neither side sees the end of the other.
      if (this.#stranded.has(pair) && this.#mode !== 'cut') return;
      this.#pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    this.#apply(pair);
  }

  #apply(pair: [Socket, Socket]): void {
    const [client, upstream] = pair;
    if (this.#mode === 'cut') {
      client.resetAndDestroy();
    } else if (this.#stranded.has(pair)) {
      // Stays as it is.
    } else if (this.#mode === 'hang') {
      client.unpipe(upstream);
      upstream.unpipe(client);
      client.pause();
      upstream.pause();
    } else {
      // Piping twice would send everything twice.
      client.unpipe(upstream);
      upstream.unpipe(client);
      client.pipe(upstream);
      upstream.pipe(client);
    }
  }
}
