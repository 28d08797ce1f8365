import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** `pass`: as though it were not there. `hang`: accepts and says nothing. `cut`: ends every connection at once. */
export type ProxyMode = 'pass' | 'hang' | 'cut';

/** A proxy of 127.0.0.1 in front of a neighbour, which can make it hang or be gone. */
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

  /**
   * The connections of now carry nothing any more and are not ended either, as when a firewall forgets them; new ones
   * are as ever.
   */
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
      // Neither side hears of the other's end.
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
      // Piped twice, everything would be sent twice.
      client.unpipe(upstream);
      upstream.unpipe(client);
      client.pipe(upstream);
      upstream.pipe(client);
    }
  }
}
