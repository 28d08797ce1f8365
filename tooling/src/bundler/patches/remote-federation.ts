import path from 'node:path';
import type { Configuration } from 'webpack';
import { FEDERATION_GLOBAL } from '../shared-libraries.ts';
import { require, type LibraryPatch } from './patch.ts';

type Externals = Configuration['externals'];

/** The runtime stands in the shell once; every remote finds it there. */
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
/** No module that the library lets one import, so it is asked for by its file. */
const { default: entrySource } = require(
  path.join(
    path.dirname(require.resolve('@module-federation/enhanced')),
    'lib/container/runtime/FederationRuntimePlugin.js',
  ),
) as { default: EntrySource };

const { getTemplate } = entrySource;
/** The source of an entry is its name, of which ids are made: a folder in it would be in the bytes. */
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
