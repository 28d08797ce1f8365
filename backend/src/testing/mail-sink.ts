import { createServer, type AddressInfo, type Server } from 'node:net';

/** A mail server that accepts and discards everything. */
export async function openMailSink(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 sink\r\n');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData && line !== '.') continue;
        isData = /^DATA$/i.test(line);
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        if (/^QUIT$/i.test(line)) socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
