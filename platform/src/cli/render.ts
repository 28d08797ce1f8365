import { createLogger, StartError } from '@dara/backend/role';
import { serveRenderers } from '../rendering/renderer-role.ts';
import { endInOrder } from './end.ts';

const LIMIT_MS = 5000;

/**
 * Runs the role that renders until the process is told to end. It reads the path of its socket and nothing else of the
 * environment: neither the database nor a secret is for it.
 */
export async function startRendering(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const path = env.RENDER_SOCKET?.trim();
  if (!path) throw new StartError('RENDER_SOCKET must name the socket to listen on');
  const log = createLogger('warn');
  const close = await serveRenderers(path, log);
  endInOrder({ log, say, limitMs: LIMIT_MS, close });
  say(`Rendering for whoever connects to ${path}`);
}
