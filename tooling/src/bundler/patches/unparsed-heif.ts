import type { LibraryPatch } from './patch.ts';

export const unparsedHeif = {
  library: 'libheif-js',
  seenIn: '1.23.2',
  without:
    "one minified file of 3 MB asks for Node's modules, which a bundler does not find for a browser",
  // Used only on Node.
  noParse: /[\\/]node_modules[\\/]libheif-js[\\/]/,
} satisfies LibraryPatch & Record<string, unknown>;
