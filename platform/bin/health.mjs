// Container health check: `health.mjs` checks liveness, `health.mjs ready` readiness, `health.mjs render` the renderer
// role. Exits with 0 or 1.
import { connect } from 'node:net';

const LIMIT_MS = 4000;
const { PORT = '4000', RENDER_SOCKET = '' } = process.env;
const end = (isHealthy) => process.exit(isHealthy ? 0 : 1);

setTimeout(() => end(false), LIMIT_MS);
const [, , what = 'live'] = process.argv;
if (what === 'render') {
  connect(RENDER_SOCKET)
    .once('connect', () => end(true))
    .once('error', () => end(false));
} else {
  fetch(`http://127.0.0.1:${PORT}/api/health/${what}`).then(
    (answer) => end(answer.ok),
    () => end(false),
  );
}
