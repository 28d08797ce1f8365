import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** The configuration in the folder or the nearest one above it; the defaults where there is none. */
async function configOf(folder: string): Promise<FormatConfig> {
  const file = path.join(folder, '.oxfmtrc.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as FormatConfig;
  const parent = path.dirname(folder);
  return parent === folder ? {} : configOf(parent);
}

/** Source text as `npm run format` writes the file. Throws what the parser reports. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, await configOf(root));
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
