import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { formatted } from '../formatted.ts';
import { workspacesOf } from '../../scripts/lib/workspaces.mjs';

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

/** Rejects unknown operations, such as misspelt ones. */
function checkOperations(name: string, operations: readonly string[], known: ReadonlySet<string>) {
  const missing = operations.filter((operation) => !known.has(operation));
  if (missing.length > 0) {
    throw new Error(`${name}/codegen.json names operations the api lacks: ${missing.join(', ')}`);
  }
}

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, unknown> };
}

async function operationsBySchema(schemaFile: string): Promise<Operation[]> {
  const document = JSON.parse(await readFile(schemaFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.values(document.paths).flatMap((item) => Object.values(item));
}

/**
 * The body of an operation with files is `FormData`; its fields are exported as `<Operation>Form`, with `data` as JSON
 * text.
 */
export function withFormBodies(source: string, operations: readonly Operation[]): string {
  return operations.reduce((text, { operationId = '', requestBody }) => {
    const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
    const begin = text.indexOf(`export type ${name}ApiArg = {`);
    const takesFiles = JSON.stringify(requestBody ?? {}).includes('"format":"binary"');
    if (!takesFiles || begin < 0) return text;
    const body = /\bbody: (\{[^{}]*\});/.exec(text.slice(begin));
    if (!body) throw new Error(`the body of ${operationId} is not a flat form`);
    const at = begin + body.index;
    const rest = text.slice(at + body[0].length);
    const form = `export type ${name}Form = ${body[1]};\n`;
    return `${text.slice(0, begin)}${form}${text.slice(begin, at)}body: FormData;${rest}`;
  }, source);
}

/** The formatted source of every package's endpoints, without writing files. */
export async function generateClients(root: string): Promise<GeneratedClient[]> {
  const schemaFile = path.join(root, 'api/openapi.json');
  const all = await operationsBySchema(schemaFile);
  const known = new Set(all.flatMap(({ operationId }) => operationId ?? []));
  const clients: GeneratedClient[] = [];
  for (const name of workspacesOf(root)) {
    const operations = await operationsOf(root, name);
    if (!operations) continue;
    checkOperations(name, operations, known);
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '@dara/sdk/api',
      apiImport: 'api',
      exportName: 'endpoints',
      filterEndpoints: operations,
      hooks: { queries: true, lazyQueries: false, mutations: true },
      encodePathParams: true,
      encodeQueryParams: false,
      // The base query sets headers.
      endpointOverrides: [
        { pattern: /./, parameterFilter: (_name, parameter) => parameter.in !== 'header' },
      ],
      tag: true,
    });
    if (!source) throw new Error(`nothing was generated for ${name}`);
    const file = path.join(root, name, 'src/api/generated.ts');
    clients.push({ file, text: await formatted(root, file, HEADER + withFormBodies(source, all)) });
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
