import { replacementFile, type LibraryPatch } from './patch.ts';

export const hotJsx = {
  library: 'react',
  seenIn: '19.3.1',
  without:
    "pages under development call `jsxDEV`, which is undefined in the shell's production React",
  alias: { 'react/jsx-dev-runtime$': replacementFile('jsx-dev-runtime.mjs') },
} satisfies LibraryPatch & Record<string, unknown>;
