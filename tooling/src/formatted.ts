import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

/** Source text as `npm run format` writes the file. Throws what the parser reports. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const config = await readFile(path.join(root, '.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format(file, text, JSON.parse(config) as FormatConfig);
  if (errors.length > 0)
    throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
