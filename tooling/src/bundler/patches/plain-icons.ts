import webpack from 'webpack';
import { replacementFile, type LibraryPatch } from './patch.ts';

export const plainIcons = {
  library: 'lucide-react',
  seenIn: '1.75.0',
  without: 'each icon is two components with a context and options that no screen uses',
  plugin: new webpack.NormalModuleReplacementPlugin(
    /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    replacementFile('lucide-icon.mjs'),
  ),
} satisfies LibraryPatch & Record<string, unknown>;
