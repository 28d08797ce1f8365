import { StartError } from '@dara/backend/role';
import { startRendering } from './render.ts';
import { serverOutput } from './server-output.ts';

function fail(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${error instanceof StartError ? error.message : text}\n`);
}

/** `dara render`: exits with 1 if it cannot start. */
export async function runRendering(): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const output = serverOutput(process.env, { say, fail });
  try {
    await startRendering(process.env, output.say);
  } catch (error) {
    output.fail(error);
    process.exit(1);
  }
}
