import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** `hang` accepts connections and commands and never answers; `refuse` answers each command with an error. */
export type FakeRedisMode = 'answer' | 'hang' | 'refuse';

export interface FakeRedis {
  url: string;
  mood: FakeRedisMode;
  /** Accepted connections so far. */
  connections: number;
  /** Open connections. */
  readonly open: number;
  /** Closes every connection gracefully, like a server shutdown. */
  end(): void;
  /** Cuts every connection with a reset. */
  reset(): void;
  /** Stops listening, and listens again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Count {
  value: number;
  endsAt: number;
}

/** A fake server with the Redis commands of the limiter and configurable faults. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const counts = new Map<string, Count>();
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  const standIn: FakeRedis = {
    url: '',
    mood: 'answer',
    connections: 0,
    get open() {
      return sockets.size;
    },
    end() {
      for (const socket of sockets) socket.end();
    },
    reset() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async stop() {
      standIn.reset();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server = createServer((socket) => {
        standIn.connections += 1;
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.on('error', () => undefined);
        serve(socket, counts, () => standIn.mood);
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
      standIn.url = `redis://127.0.0.1:${port}`;
    },
  };
  await standIn.start();
  return standIn;
}

function serve(socket: Socket, counts: Map<string, Count>, mood: () => FakeRedisMode): void {
  let rest = '';
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    for (;;) {
      const read = readCommand(rest);
      if (!read) return;
      rest = rest.slice(read.length);
      if (mood() === 'hang') continue;
      const isHandshake = /^info$/i.test(read.parts[0] ?? '');
      if (mood() === 'refuse' && !isHandshake) socket.write('-OOM command not allowed\r\n');
      else socket.write(answer(read.parts, counts));
    }
  });
}

/** An array of bulk strings, as sent by clients. */
function readCommand(text: string): { parts: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  let at = head[0].length;
  const parts: string[] = [];
  while (parts.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    const from = at + size[0].length;
    const to = from + Number(size[1]);
    if (text.length < to + 2) return null;
    parts.push(text.slice(from, to));
    at = to + 2;
  }
  return { parts, length: at };
}

function answer([name = '', ...given]: string[], counts: Map<string, Count>): string {
  const command = name.toLowerCase();
  if (command === 'info') return '$22\r\nredis_version:7.0.15\r\n\r\n';
  if (command === 'del') return `:${counts.delete(given[0] ?? '') ? 1 : 0}\r\n`;
  if (command !== 'eval') return '+OK\r\n';
  const [, , key = '', windowMs, weight] = given;
  const found = counts.get(key);
  const count = found && found.endsAt > Date.now() ? found : undefined;
  if (windowMs === undefined) {
    if (count && count.value > 0) count.value -= 1;
    return '$-1\r\n';
  }
  const next = count ?? { value: 0, endsAt: Date.now() + Number(windowMs) };
  next.value += Number(weight);
  counts.set(key, next);
  return `*2\r\n:${next.value}\r\n:${next.endsAt - Date.now()}\r\n`;
}
