import { createLogger, StartError } from '@dara/backend/role';
import { serveRenderers } from '../rendering/renderer-role.ts';
import { endInOrder } from './end.ts';

const LIMIT_MS = 5000;

/**
 * Runs the renderer role until a signal. It reads only the path of its socket from the environment; it must not access
 * the database or secrets.
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
  say(`Rendering for connections to ${path}`);
}
