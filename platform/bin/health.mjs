// The health check of a container: `health.mjs` asks the server whether it is alive, `health.mjs ready` whether it can
// serve, `health.mjs render` the role that renders. Ends with 0 or 1.
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
