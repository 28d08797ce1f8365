import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { apiCalls, type ApiCall, type ApiOperation, type ApiSchema } from '@dara/contract';
import { parseSync, type Expression, type KeyValueProperty, type TsType } from '@swc/core';
import type { Stats } from 'webpack';
import type { PackageInfo } from './package-info.ts';

const CLIENT = path.join('src', 'api', 'generated.ts');
/** Types that a client names and does not declare. */
const FILES = new Set(['Blob', 'FormData']);

function nameOf(key: { type: string; expression?: Expression }): string {
  if (key.expression) return nameOf(key.expression);
  return 'value' in key ? String(key.value) : fail(`the name ${key.type}`);
}

function fail(what: string): never {
  throw new Error(`${CLIENT} has ${what}, which is not read yet: generate it again`);
}

/** The schema that a type was generated from. */
function schemaOf(type: TsType): ApiSchema {
  switch (type.type) {
    case 'TsParenthesizedType':
      return schemaOf(type.typeAnnotation);
    case 'TsUnionType':
      return { anyOf: type.types.map(schemaOf) };
    case 'TsArrayType':
      return { type: 'array', items: schemaOf(type.elemType) };
    case 'TsLiteralType':
      return { enum: 'value' in type.literal ? [type.literal.value] : [] };
    case 'TsKeywordType':
      return type.kind === 'any' || type.kind === 'unknown' ? {} : { type: type.kind };
    case 'TsTypeReference': {
      const name = nameOf(type.typeName);
      return FILES.has(name) ? { type: 'string' } : { $ref: name };
    }
    case 'TsTypeLiteral': {
      const properties: Record<string, ApiSchema> = {};
      const required: string[] = [];
      for (const member of type.members) {
        if (member.type !== 'TsPropertySignature') continue;
        const name = nameOf(member.key);
        properties[name] = member.typeAnnotation
          ? schemaOf(member.typeAnnotation.typeAnnotation)
          : {};
        if (!member.optional) required.push(name);
      }
      return { type: 'object', properties, required };
    }
    default:
      return fail(`the type ${type.type}`);
  }
}

interface Plain {
  [key: string]: Plain | string | undefined;
}

/** What an expression of a client says: addresses without their parameters, and names of arguments. */
function plainOf(expression: Expression): Plain | string | undefined {
  switch (expression.type) {
    case 'ArrowFunctionExpression':
      return expression.body.type === 'BlockStatement' ? undefined : plainOf(expression.body);
    case 'ParenthesisExpression':
      return plainOf(expression.expression);
    case 'StringLiteral':
      return expression.value;
    case 'TemplateLiteral':
      return expression.quasis.map(({ raw }) => raw).join('{}');
    case 'MemberExpression':
      return nameOf(expression.property);
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.flatMap((one) =>
          one.type === 'KeyValueProperty' ? [[nameOf(one.key), plainOf(one.value)]] : [],
        ),
      );
    default:
      return undefined;
  }
}

type Endpoint = [id: string, answer: ApiSchema, argument: ApiSchema, asked: Plain];

/** The endpoints below a node: `id: build.query<Answer, Argument>({ query })`. */
function endpointsIn(node: unknown): Endpoint[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value } = node as KeyValueProperty;
  if (type === 'KeyValueProperty' && value.type === 'CallExpression') {
    const [answer, argument] = value.typeArguments?.params ?? [];
    const [options] = value.arguments;
    const { query } = ((options && plainOf(options.expression)) ?? {}) as Plain;
    if (answer && argument && typeof query === 'object')
      return [[nameOf(key), schemaOf(answer), schemaOf(argument), query]];
  }
  return Object.values(node).flatMap(endpointsIn);
}

/** The operations that a generated client calls, as it knows them. */
export function callsIn(source: string): ApiCall[] {
  const module = parseSync(source, { syntax: 'typescript' }).body;
  const types: Record<string, ApiSchema> = {};
  for (const item of module) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.type === 'TsTypeAliasDeclaration')
      types[declared.id.value] = schemaOf(declared.typeAnnotation);
  }
  const named = ({ $ref = '' }: ApiSchema): ApiSchema => types[$ref] ?? {};
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const [id, answer, argument, { url, method = 'GET', body, params = {} }] of endpointsIn(
    module,
  )) {
    const { properties = {}, required = [] } = named(argument);
    const form = `${id.charAt(0).toUpperCase()}${id.slice(1)}Form`;
    const sent = types[form] ?? properties[String(body)];
    const given = named(answer);
    (paths[String(url)] ??= {})[String(method)] = {
      operationId: id,
      parameters: Object.entries(params).map(([name, of]) => ({
        ...{ in: 'query', name, required: required.includes(String(of)) },
        schema: properties[String(of)] ?? {},
      })),
      ...(body && sent
        ? {
            requestBody: {
              required: required.includes(String(body)),
              content: { '': { schema: sent } },
            },
          }
        : {}),
      responses: {
        200: Object.keys(given).length > 0 ? { content: { '': { schema: given } } } : {},
      },
    };
  }
  return apiCalls({ paths, components: { schemas: types } });
}

/** What `release.json` says of the operations that a build calls: as its client was generated; undefined without one. */
export function packedCalls({ dir }: PackageInfo, { compilation }: Stats): string | undefined {
  const file = path.join(dir, CLIENT);
  if (!compilation.fileDependencies.has(file)) return undefined;
  const calls = callsIn(readFileSync(file, 'utf8'));
  return brotliCompressSync(JSON.stringify(calls)).toString('base64');
}
