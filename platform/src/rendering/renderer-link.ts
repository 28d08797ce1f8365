import type { Duplex } from 'node:stream';
import { readFrames, writeFrame } from './renderer/frames.mjs';
import type { FromRenderer, ToRenderer } from './protocol.ts';

/** Longer than any page; what says more than this is no renderer of ours any more. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

/** A renderer's process with the pipe that leads to it. */
export interface Renderer {
  pipe: Duplex;
  /** Resolves when it has ended, with why. */
  ended: Promise<string>;
  kill: () => void;
}

/** Opens a renderer; rejects when there is none to be had. */
export type OpenRenderer = () => Promise<Renderer>;

export interface LinkEvents {
  onMessage: (message: FromRenderer, texts: Buffer[]) => void;
  /** Once, and nothing is said after it; a RendererAwayError when there never was one. */
  onEnd: (error: Error) => void;
}

/** No renderer could be opened, which says nothing about the bundles. */
export class RendererUnavailableError extends Error {}

/** What is said to a renderer goes through here, and waits while it is being opened. */
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

  /** Resolves when it is gone. */
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
    // What breaks its pipe or talks nonsense is of no use any more.
    pipe.on('error', () => renderer.kill());
    pipe.on('close', () => renderer.kill());
    void renderer.ended.then((reason) => this.#end(new Error(reason)));
  }

  #end(error: Error): void {
    this.#isEnded = true;
    this.#events.onEnd(error);
  }
}
