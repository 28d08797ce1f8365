import type { Duplex } from 'node:stream';

export function writeFrame(
  stream: Duplex,
  message: unknown,
  texts?: readonly (string | Uint8Array)[],
): void;

export function readFrames(
  stream: Duplex,
  onMessage: (message: unknown, texts: Buffer[]) => void,
  maxBytes?: number,
): void;
