/** Writes `api/openapi.json`; with `--check`, only tells whether it is in step. */
import { readFile, writeFile } from 'node:fs/promises';
import { describeApi } from '../src/openapi/openapi.ts';

const file = new URL('../openapi.json', import.meta.url);
const document = await describeApi();
if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '');
  if (written !== document) {
    console.error('api/openapi.json is out of step: run `npm run openapi -w api`');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, document);
}
