import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { invalid } from '../registry/registry-error.ts';
import type { CommandParts } from './command-parts.ts';

const LIST = 'codegen.json';
const TARGET = path.join('src', 'api', 'generated.ts');
const HEADER = "// Generated from the site's api by `dara generate`; do not edit.\n";

interface Generator {
  generateClient: (schemaFile: string, operations: string[], place: string) => Promise<string>;
}

interface ApiDescription {
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
}

interface GenerateOptions {
  list?: boolean;
  document?: string;
}

/** The description of a site's api. Sites in production serve it to their staff only. */
async function fetchDescription(site: string): Promise<string> {
  const address = `${site.replace(/\/+$/, '')}/api/openapi.json`;
  const answer = await fetch(address).catch((error: unknown) => {
    throw invalid(`${address} cannot be reached: ${String(error)}`);
  });
  if (answer.ok) return answer.text();
  if (answer.status !== 401 && answer.status !== 403)
    throw invalid(`${address} answered ${answer.status}`);
  throw invalid(
    `${site} shows its api to its staff only: let one of them save ${address} and give the file by --document, or name a staging site`,
  );
}

/** One operation per line: its id, and what it calls. */
function operationLines({ paths }: ApiDescription): string[] {
  return Object.entries(paths)
    .flatMap(([address, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        operationId
          ? [`${operationId.padEnd(40)} ${method.toUpperCase().padEnd(6)} ${address}`]
          : [],
      ),
    )
    .sort();
}

async function wantedOperations(): Promise<string[]> {
  const text = await readFile(LIST, 'utf8').catch(() => undefined);
  const { operations = [] } = JSON.parse(text ?? '{}') as { operations?: string[] };
  if (operations.length > 0) return operations;
  throw invalid(
    `${LIST} names no operation: write { "operations": ["..."] } with some of "dara generate --list"`,
  );
}

/** Writes the client of the operations in `codegen.json`. */
async function generate(generator: string, description: string): Promise<string[]> {
  const operations = await wantedOperations();
  const folder = await mkdtemp(path.join(tmpdir(), 'dara-api-'));
  try {
    const schemaFile = path.join(folder, 'openapi.json');
    await writeFile(schemaFile, description);
    const loaded = (await import(pathToFileURL(generator).href)) as { default: Generator };
    const source = await loaded.default.generateClient(schemaFile, operations, LIST);
    await mkdir(path.dirname(TARGET), { recursive: true });
    await writeFile(TARGET, HEADER + source);
    return operations;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `dara generate`: writes the typed client of the operations of the site's api that this remote calls. */
export function addGenerateCommand(
  program: Command,
  generator: string,
  { say, fail, namedSite }: Pick<CommandParts, 'say' | 'fail'> & { namedSite: () => string },
): void {
  program
    .command('generate')
    .option('--list', 'list the operations of the api and write nothing')
    .option('--document <file>', 'a saved openapi.json; that of the site without it')
    .description(`write ${TARGET}: the typed client of the operations that ${LIST} names`)
    .action(async ({ list, document }: GenerateOptions) => {
      try {
        const description = document
          ? await readFile(document, 'utf8')
          : await fetchDescription(namedSite());
        if (list) {
          for (const line of operationLines(JSON.parse(description) as ApiDescription)) say(line);
          return;
        }
        const operations = await generate(generator, description);
        say(`Wrote ${TARGET} with ${operations.join(', ')}`);
      } catch (error) {
        fail(error);
      }
    });
}
