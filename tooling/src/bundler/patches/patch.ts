import { createRequire } from 'node:module';
import path from 'node:path';

/** A change to a library's internals that none of its options provides. */
export interface LibraryPatch {
  library: string;
  /** The version that was inspected. */
  seenIn: string;
  /** What fails, or what it costs, without the patch. */
  without: string;
}

export const require = createRequire(import.meta.url);

/** A file of this folder that replaces a library file. */
export const replacementFile = (file: string): string => path.join(import.meta.dirname, file);
