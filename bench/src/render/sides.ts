import { Worker } from 'node:worker_threads';
import { readFrames, writeFrame } from '../../../platform/src/rendering/renderer/frames.mjs';
import { spawnRenderer } from '../../../platform/src/rendering/renderer-process.ts';
import type { FromRenderer, ToRenderer } from '../../../platform/src/rendering/protocol.ts';

/** The content is bytes from a process and a string from a thread. */
type Hear = (message: FromRenderer, texts: (string | Buffer)[]) => void;

/** A renderer in a process or a thread. */
export interface Side {
  post: (message: ToRenderer, texts?: string[]) => void;
  end: () => Promise<unknown>;
}

export async function inProcess(hear: Hear): Promise<Side> {
  const { pipe, kill, ended } = await spawnRenderer();
  readFrames(pipe, (message, texts) => hear(message as FromRenderer, texts));
  return {
    post: (message, texts) => writeFrame(pipe, message, texts),
    end: () => {
      kill();
      return ended;
    },
  };
}

export async function inThread(hear: Hear): Promise<Side> {
  const worker = new Worker(new URL('./thread-main.mjs', import.meta.url), {
    execArgv: [],
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production', TZ: 'UTC' },
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 64 },
  });
  worker.on('message', ([message, texts]: [FromRenderer, string[]]) => hear(message, texts));
  return {
    post: (message, texts = []) => worker.postMessage([message, texts]),
    end: () => worker.terminate(),
  };
}
