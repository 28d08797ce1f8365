import webpack from 'webpack';
import { replacementFile, type LibraryPatch } from './patch.ts';

export const noPrefixes = {
  library: 'stylis',
  seenIn: '4.3.6',
  without: 'a table of vendor prefixes travels to browsers that need none, and is never asked',
  plugin: new webpack.NormalModuleReplacementPlugin(
    /stylis[\\/]src[\\/]Prefixer\.js$/,
    replacementFile('no-prefixes.mjs'),
  ),
} satisfies LibraryPatch & Record<string, unknown>;
