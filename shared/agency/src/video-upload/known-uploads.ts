/** Uploads that were begun in this browser, so that the same file continues after the page was closed. */
const PREFIX = 'dara.video.';

const keyOf = ({ name, size, lastModified }: File, owner: string): string =>
  `${PREFIX}${owner}.${size}.${lastModified}.${name}`;

/** Without storage an upload only does not outlive the page. */
function tried<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

export const knownUpload = (file: File, owner: string): string | null =>
  tried(() => localStorage.getItem(keyOf(file, owner)));

export function rememberUpload(file: File, owner: string, id: string): void {
  tried(() => localStorage.setItem(keyOf(file, owner), id));
}

export function forgetUpload(file: File, owner: string): void {
  tried(() => localStorage.removeItem(keyOf(file, owner)));
}
