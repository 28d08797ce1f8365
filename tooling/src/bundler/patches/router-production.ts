import path from 'node:path';
import { require, type LibraryPatch } from './patch.ts';

const PRODUCTION = path.join(path.dirname(require.resolve('react-router')), '../production');

export const routerProduction = {
  library: 'react-router',
  seenIn: '7.18.5',
  without: 'its export map leads every bundler to its development build, with checks and warnings',
  alias: {
    'react-router$': path.join(PRODUCTION, 'index.mjs'),
    'react-router/dom$': path.join(PRODUCTION, 'dom-export.mjs'),
  },
} satisfies LibraryPatch & Record<string, unknown>;
