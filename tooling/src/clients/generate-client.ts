import { readFile } from 'node:fs/promises';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, unknown> };
}

/** Operations of an OpenAPI document. */
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

/** Rejects unknown operations, such as misspelt ones. `place` names the list. */
function checkOperations(place: string, operations: readonly string[], all: readonly Operation[]) {
  const known = new Set(all.flatMap(({ operationId }) => operationId ?? []));
  const missing = operations.filter((operation) => !known.has(operation));
  if (missing.length > 0) {
    throw new Error(`${place} names operations the api lacks: ${missing.join(', ')}`);
  }
}

/** The endpoints of some operations of an OpenAPI document, as TypeScript. `place` names the list of them in errors. */
export async function generateClient(
  schemaFile: string,
  operations: string[],
  place: string,
): Promise<string> {
  const all = await operationsBySchema(schemaFile);
  checkOperations(place, operations, all);
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
  if (!source) throw new Error(`nothing was generated for ${place}`);
  return withFormBodies(source, all);
}
