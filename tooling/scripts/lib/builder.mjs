import { constants, setPriority } from 'node:os';
import { startChild } from './shell.mjs';

/** A process that builds packages one after another, see `src/bundler/build-worker.ts`. */
export function startBuilder(bin, { isBackground }) {
  const child = startChild(process.execPath, [bin, '--local'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (isBackground) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  const keep = (data) => (output += data);
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  let isEnded = false;
  // 'close' is not emitted after this side has disconnected.
  const closed = new Promise((resolve) => child.once('exit', resolve));
  void closed.then(() => (isEnded = true));
  const failed = () => ({ isBuilt: false, output: output || 'the build was stopped' });
  return {
    /** Resolves with `{ isBuilt, output }`, also if the process dies. */
    build: (dir) =>
      new Promise((resolve) => {
        if (isEnded) return resolve(failed());
        const finalizeTotals = (result) => {
          child.off('message', finalizeTotals);
          child.off('exit', died);
          resolve(result);
        };
        const died = () => finalizeTotals(failed());
        child.on('message', finalizeTotals);
        child.once('exit', died);
        child.send({ dir });
      }),
    /** Resolves once the process has exited. */
    end: () => {
      if (child.connected) child.disconnect();
      return closed;
    },
  };
}
