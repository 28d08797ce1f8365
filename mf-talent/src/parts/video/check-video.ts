import { bytesOf } from '@dara/kit/validation';
import { VIDEO } from '@dara/model';

/** The message of a file that is refused before it is sent, as the api would refuse it. */
export async function videoProblem(file: File): Promise<string | null> {
  if (file.size >= VIDEO.maxBytes) return 'talent.video.tooLarge';
  // A file of a phone's cloud that is not there cannot be read.
  const head = await bytesOf(file.slice(4, 8)).catch(() => new ArrayBuffer(0));
  const kind = String.fromCharCode(...new Uint8Array(head));
  return kind === 'ftyp' ? null : 'talent.video.type';
}
