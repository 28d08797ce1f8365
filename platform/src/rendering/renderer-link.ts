import type { Duplex } from 'node:stream';
import { readFrames, writeFrame } from './renderer/frames.mjs';
import type { FromRenderer, ToRenderer } from './protocol.ts';

/** Message size limit, above any page; a renderer that exceeds it is dropped. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

/** A renderer process and its pipe. */
export interface Renderer {
  pipe: Duplex;
  /** Resolves with the reason when it has exited. */
  ended: Promise<string>;
  kill: () => void;
}

/** Opens a renderer; rejects if none is available. */
export type OpenRenderer = () => Promise<Renderer>;

export interface LinkEvents {
  onMessage: (message: FromRenderer, texts: Buffer[]) => void;
  /** Called once, after which nothing is received; a RendererAwayError if it never connected. */
  onEnd: (error: Error) => void;
}

/** No renderer could be opened, which is not caused by the bundles. */
export class RendererUnavailableError extends Error {}

/** Messages to a renderer, queued while it is being opened. */
export class RendererLink {
  readonly #events: LinkEvents;
  readonly #opening: Promise<Renderer>;
  #renderer: Renderer | undefined;
  #isEnded = false;

  constructor(open: OpenRenderer, events: LinkEvents) {
    this.#events = events;
    this.#opening = open();
    this.#opening.then(
      (renderer) => this.#use(renderer),
      (error: Error) => this.#end(new RendererUnavailableError(error.message)),
    );
  }

  post(message: ToRenderer, texts?: readonly (string | Uint8Array)[]): void {
    if (this.#isEnded) return;
    if (this.#renderer) writeFrame(this.#renderer.pipe, message, texts);
    else this.#opening.then(() => this.post(message, texts)).catch(() => undefined);
  }

  /** Resolves when it has exited. */
  async kill(): Promise<void> {
    const renderer = await this.#opening.catch(() => undefined);
    renderer?.kill();
    await renderer?.ended;
  }

  #use(renderer: Renderer): void {
    this.#renderer = renderer;
    const { pipe } = renderer;
    readFrames(
      pipe,
      (message, texts) => {
        if (!this.#isEnded) this.#events.onMessage(message as FromRenderer, texts);
      },
      MAX_MESSAGE_BYTES,
    );
    // A renderer with a broken pipe or invalid messages is dropped.
    pipe.on('error', () => renderer.kill());
    pipe.on('close', () => renderer.kill());
    void renderer.ended.then((reason) => this.#end(new Error(reason)));
  }

  #end(error: Error): void {
    this.#isEnded = true;
    this.#events.onEnd(error);
  }
}
