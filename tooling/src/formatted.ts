import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** The nearest configuration upwards from the folder; else the defaults. */
async function configOf(folder: string): Promise<FormatConfig> {
  const file = path.join(folder, '.oxfmtrc.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as FormatConfig;
  const parent = path.dirname(folder);
  return parent === folder ? {} : configOf(parent);
}

/** Formats source text like `npm run format`. Throws parser errors. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, await configOf(root));
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
