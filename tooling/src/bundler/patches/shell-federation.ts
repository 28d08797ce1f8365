import webpack from 'webpack';
import { replacementFile, type LibraryPatch } from './patch.ts';

const UNUSED =
  /@module-federation[\\/](?:sdk[\\/]dist[\\/](?:node|dom|generateSnapshotFromManifest)|runtime-core[\\/]dist[\\/](?:plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)|webpack-bundler-runtime[\\/]dist[\\/]remotes)\.js$/;

export const shellFederation = {
  library: '@module-federation/enhanced',
  seenIn: '2.9.2',
  without: 'the shell carries manifests, preloading and remotes of remotes, none of which it uses',
  plugin: new webpack.NormalModuleReplacementPlugin(
    UNUSED,
    replacementFile('unused-federation.mjs'),
  ),
} satisfies LibraryPatch & Record<string, unknown>;
