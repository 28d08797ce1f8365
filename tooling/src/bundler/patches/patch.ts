import { createRequire } from 'node:module';
import path from 'node:path';

/** A change to the insides of a library that no option of it makes. */
export interface LibraryPatch {
  library: string;
  /** The version whose insides were looked at. */
  seenIn: string;
  /** What breaks, or what it costs, without the patch. */
  without: string;
}

export const require = createRequire(import.meta.url);

/** A file of this folder, which stands in for one of a library. */
export const replacementFile = (file: string): string => path.join(import.meta.dirname, file);
