import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '../formatted.ts';
import { workspacesOf } from '../../scripts/lib/workspaces.mjs';
import { generateClient } from './generate-client.ts';

export interface GeneratedClient {
  file: string;
  text: string;
}

const HEADER = '// Generated from api/openapi.json by `npm run generate`; do not edit.\n';

/** A package lists the operations that it calls in `codegen.json`. */
async function operationsOf(root: string, name: string): Promise<string[] | undefined> {
  const file = path.join(root, name, 'codegen.json');
  if (!existsSync(file)) return undefined;
  const { operations } = JSON.parse(await readFile(file, 'utf8')) as { operations: string[] };
  return operations;
}

/** The formatted source of every package's endpoints, without writing files. */
export async function generateClients(root: string): Promise<GeneratedClient[]> {
  const schemaFile = path.join(root, 'api/openapi.json');
  const clients: GeneratedClient[] = [];
  for (const name of workspacesOf(root)) {
    const operations = await operationsOf(root, name);
    if (!operations) continue;
    const source = await generateClient(schemaFile, operations, `${name}/codegen.json`);
    const file = path.join(root, name, 'src/api/generated.ts');
    clients.push({ file, text: await formatted(root, file, HEADER + source) });
  }
  return clients;
}

export async function writeClients(clients: readonly GeneratedClient[]): Promise<void> {
  for (const { file, text } of clients) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Files that differ from the generated ones. */
export async function staleClients(clients: readonly GeneratedClient[]): Promise<string[]> {
  const stale: string[] = [];
  for (const { file, text } of clients) {
    const current = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    if (current !== text) stale.push(file);
  }
  return stale;
}
