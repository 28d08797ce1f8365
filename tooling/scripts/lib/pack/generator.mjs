import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../shell.mjs';

const require = createRequire(import.meta.url);
const codegen = require.resolve('@rtk-query/codegen-openapi');

/** Modules that the generator loads and does not need: a formatter, and a converter of documents of version 2. */
const REPLACED = {
  prettier: 'export default { format: (text) => text, resolveConfig: () => null };',
  swagger2openapi: 'export default {};',
};

/** Its parts share one compiler in a bundle, so none is looked up on disk. */
const oneCompiler = {
  name: 'one-compiler',
  setup({ onLoad, onResolve }) {
    const typescript = createRequire(codegen).resolve('typescript');
    onResolve({ filter: /^typescript$/ }, () => ({ path: typescript }));
    onResolve({ filter: /^(?:prettier|swagger2openapi)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'replaced',
    }));
    onLoad({ filter: /./, namespace: 'replaced' }, ({ path: name }) => ({
      contents: REPLACED[name],
    }));
    onLoad({ filter: /codegen-openapi[\\/]lib[\\/]index\.mjs$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('require2.resolve(', 'String('),
    }));
  },
};

/** Writes `generate.cjs`, the generator of `dara generate`, loaded only by it. */
export async function stageGenerator(stage) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['tooling/src/clients/generate-client.ts'],
    outfile: path.join(stage, 'generate.cjs'),
    bundle: true,
    minify: true,
    legalComments: 'linked',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.url': '__url' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
    plugins: [oneCompiler],
    logLevel: 'error',
  });
}
