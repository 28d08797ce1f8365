import path from 'node:path';
import type { Configuration } from 'webpack';
import { FEDERATION_GLOBAL } from '../shared-libraries.ts';
import { require, type LibraryPatch } from './patch.ts';

type Externals = Configuration['externals'];

/** The shell provides the runtime once for all remotes. */
const runtimeFromShell: Externals = ({ request }, callback) => {
  if (request && /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)) {
    callback(undefined, `var ${FEDERATION_GLOBAL}`);
    return;
  }
  callback();
};

const RUNTIME = '@module-federation/webpack-bundler-runtime';
const ABSOLUTE_RUNTIME = new RegExp(`'[^']*/node_modules/${RUNTIME}/dist/bundler\\.js'`);

interface EntrySource {
  getTemplate: (...args: unknown[]) => string;
}
/** The library does not export this module, so it is referenced by its file. */
const { default: entrySource } = require(
  path.join(
    path.dirname(require.resolve('@module-federation/enhanced')),
    'lib/container/runtime/FederationRuntimePlugin.js',
  ),
) as { default: EntrySource };

const { getTemplate } = entrySource;
/** Ids are derived from the entry's source name; a folder in it would change the bytes. */
entrySource.getTemplate = (...args) =>
  getTemplate(...args).replace(ABSOLUTE_RUNTIME, `'${RUNTIME}/dist/bundler.js'`);

interface RemoteFederation extends LibraryPatch {
  externals: Externals;
  unpatchedSource: EntrySource['getTemplate'];
}

export const remoteFederation: RemoteFederation = {
  library: RUNTIME,
  seenIn: '2.9.2',
  without:
    'every remote carries the federation runtime that the shell has already loaded, and the folder it was built in',
  externals: runtimeFromShell,
  unpatchedSource: getTemplate,
};
