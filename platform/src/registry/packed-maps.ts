import { SourceMap, type SourceMapPayload } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);
/** Far larger than the packed maps of any release: a forged file must not fill the memory. */
const LARGEST = 128 * 1024 * 1024;

/** The source map of a script in the packed maps of its release. Rejects if the file is damaged. */
export async function mapOfScript(packed: Uint8Array, script: string): Promise<SourceMap | null> {
  const text = (await unzip(packed, { maxOutputLength: LARGEST })).toString();
  const start = `\n${text}`.indexOf(`\n${script}\n`);
  if (start < 0) return null;
  const begin = start + script.length + 1;
  const payload = text.slice(begin, text.indexOf('\n', begin));
  return new SourceMap(JSON.parse(payload) as SourceMapPayload);
}

/** `webpack://mf-x/./src/page.tsx` is `mf-x/src/page.tsx`. */
const pathOf = (source: string): string => source.replace(/^webpack:\/\//, '').replace('/./', '/');

/** The source position of a position in a script, which counts from 1, as `mf-x/src/page.tsx:7:3`. */
export function sourcePosition(map: SourceMap, line: number, column: number): string | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  // Code of the bundler has a position without a source.
  if (!('originalSource' in entry) || !entry.originalSource) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  return `${pathOf(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
}
