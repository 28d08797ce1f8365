import { replacementFile, type LibraryPatch } from './patch.ts';

export const messageParser = {
  library: 'intl-messageformat',
  seenIn: '12.1.4',
  without: 'the parser of messages travels to the browser, though catalogues arrive compiled',
  alias: { '@formatjs/icu-messageformat-parser$': replacementFile('literal-parser.mjs') },
} satisfies LibraryPatch & Record<string, unknown>;
