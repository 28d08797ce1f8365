import { bytesOf } from '@dara/kit/validation';

export type VideoProblem = 'tooLarge' | 'type';

/** Why a file is refused before it is sent, as the api would refuse it. */
export async function videoProblem(file: File, maxBytes: number): Promise<VideoProblem | null> {
  if (file.size >= maxBytes) return 'tooLarge';
  // A file of a phone's cloud that is not there cannot be read.
  const head = await bytesOf(file.slice(4, 8)).catch(() => new ArrayBuffer(0));
  const kind = String.fromCharCode(...new Uint8Array(head));
  return kind === 'ftyp' ? null : 'type';
}
