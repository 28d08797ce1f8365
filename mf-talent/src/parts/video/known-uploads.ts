/** Uploads that were begun in this browser, so that the same file continues after the page was closed. */
const PREFIX = 'dara.video.';

const keyOf = ({ name, size, lastModified }: File, talentId: string): string =>
  `${PREFIX}${talentId}.${size}.${lastModified}.${name}`;

/** Without storage an upload only does not outlive the page. */
function tried<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

export const knownUpload = (file: File, talentId: string): string | null =>
  tried(() => localStorage.getItem(keyOf(file, talentId)));

export function rememberUpload(file: File, talentId: string, id: string): void {
  tried(() => localStorage.setItem(keyOf(file, talentId), id));
}

export function forgetUpload(file: File, talentId: string): void {
  tried(() => localStorage.removeItem(keyOf(file, talentId)));
}
