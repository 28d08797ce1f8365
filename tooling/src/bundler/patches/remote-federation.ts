import type { Configuration } from 'webpack';
import { FEDERATION_GLOBAL } from '../shared-libraries.ts';
import type { LibraryPatch } from './patch.ts';

/** The runtime stands in the shell once; every remote finds it there. */
const runtimeFromShell: Configuration['externals'] = ({ request }, callback) => {
  if (request && /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)) {
    callback(undefined, `var ${FEDERATION_GLOBAL}`);
    return;
  }
  callback();
};

export const remoteFederation = {
  library: '@module-federation/webpack-bundler-runtime',
  seenIn: '2.9.2',
  without: 'every remote carries the federation runtime that the shell has already loaded',
  externals: runtimeFromShell,
} satisfies LibraryPatch & Record<string, unknown>;
