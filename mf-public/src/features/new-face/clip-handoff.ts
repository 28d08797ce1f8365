/** A clip that was chosen in the form, until the page of its application sends it. */
let chosen: { token: string; file: File } | null = null;

export function handOverClip(token: string, file: File | null): void {
  chosen = file && { token, file };
}

/** The clip of an application, for the first who asks. */
export function takeClip(token: string): File | null {
  const file = chosen?.token === token ? chosen.file : null;
  chosen = null;
  return file;
}
