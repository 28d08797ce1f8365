import { VIDEO } from '@dara/model';

function textOf(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsText(bytes);
  });
}

/** The message of a file that is refused before it is sent, as the api would refuse it. */
export async function videoProblem(file: File): Promise<string | null> {
  if (file.size >= VIDEO.maxBytes) return 'agency.video.tooLarge';
  // A file of a phone's cloud that is not there cannot be read.
  const kind = await textOf(file.slice(4, 8)).catch(() => '');
  return kind === 'ftyp' ? null : 'agency.video.type';
}
