// Serves one remote and the shell from source, and sends the URL to the parent process.
import path from 'node:path';
import { startDevServer } from '../bundler/dev-server.ts';
import { ROOT_DIR } from '../bundler/package-info.ts';

const [name = '', port = '', shell = 'shell'] = process.argv.slice(2);
const server = await startDevServer({
  dir: path.join(ROOT_DIR, name),
  shellDir: path.join(ROOT_DIR, shell),
  port: Number(port),
});

let isEnding = false;
function end(): void {
  if (isEnding) return;
  isEnding = true;
  server.close().finally(() => process.exit(0));
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
// The parent has exited.
process.on('disconnect', end);

const { origin, entryUrl, shellUrl } = server;
process.send?.({ origin, entryUrl, shellUrl });
