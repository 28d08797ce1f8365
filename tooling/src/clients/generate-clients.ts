import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import prettier from 'prettier';

/** Packages that call the api: each names its operations in `codegen.json`. */
export const CLIENT_PACKAGES = [
  'shell',
  'mf-public',
  'mf-talent',
  'mf-business',
  'mf-cms',
  'mf-settings',
] as const;

export interface GeneratedClient {
  file: string;
  text: string;
}

const HEADER = '// Generated from api/openapi.json by `npm run generate`; do not edit.\n';

async function operationsOf(root: string, name: string): Promise<string[] | undefined> {
  const file = path.join(root, name, 'codegen.json');
  if (!existsSync(file)) return undefined;
  const { operations } = JSON.parse(await readFile(file, 'utf8')) as { operations: string[] };
  return operations;
}

/** Refuses operations that the api does not have; a typing mistake would otherwise vanish. */
function checkOperations(name: string, operations: readonly string[], known: ReadonlySet<string>) {
  const missing = operations.filter((operation) => !known.has(operation));
  if (missing.length > 0) {
    throw new Error(`${name}/codegen.json names operations the api lacks: ${missing.join(', ')}`);
  }
}

async function operationIds(schemaFile: string): Promise<Set<string>> {
  const document = JSON.parse(await readFile(schemaFile, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return new Set(operations.flatMap(({ operationId }) => operationId ?? []));
}

/** The endpoints of every package as source text, formatted, without writing anything. */
export async function generateClients(root: string): Promise<GeneratedClient[]> {
  const schemaFile = path.join(root, 'api/openapi.json');
  const known = await operationIds(schemaFile);
  const style = await prettier.resolveConfig(path.join(root, 'package.json'));
  const clients: GeneratedClient[] = [];
  for (const name of CLIENT_PACKAGES) {
    const operations = await operationsOf(root, name);
    if (!operations) continue;
    checkOperations(name, operations, known);
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '@dara/shared/api',
      apiImport: 'api',
      exportName: 'endpoints',
      filterEndpoints: operations,
      hooks: { queries: true, lazyQueries: false, mutations: true },
      encodePathParams: true,
      encodeQueryParams: false,
      tag: true,
    });
    if (!source) throw new Error(`nothing was generated for ${name}`);
    const text = await prettier.format(HEADER + source, { ...style, parser: 'typescript' });
    clients.push({ file: path.join(root, name, 'src/api/generated.ts'), text });
  }
  return clients;
}

export async function writeClients(clients: readonly GeneratedClient[]): Promise<void> {
  for (const { file, text } of clients) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Files that differ from what would be generated now. */
export async function staleClients(clients: readonly GeneratedClient[]): Promise<string[]> {
  const stale: string[] = [];
  for (const { file, text } of clients) {
    const current = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    if (current !== text) stale.push(file);
  }
  return stale;
}
