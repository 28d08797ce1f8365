import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { validate as isUuid } from 'uuid';
import { compiledOnce } from './compiled-schemas.ts';

type Compile = FastifySchemaCompiler<unknown>;
type Validate = ReturnType<Compile>;
interface ValidationError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message: string;
}

/** Control characters except line breaks and tabs: the database rejects NUL, and users do not type the others. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** A calendar day that the database accepts: it has no year 0. */
function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

interface Keyword {
  keyword: string;
  type: 'string';
  schema: false;
  modifying: true;
  errors: false;
  validate: typeof toLowerCase;
}

interface Extensible {
  addFormat(name: string, check: (text: string) => boolean): unknown;
  addKeyword(keyword: Keyword): unknown;
}

const LOWER_CASE = 'lowerCase';

/** Replaces a text where it stands. */
function toLowerCase(
  text: string,
  { parentData, parentDataProperty }: { parentData: unknown; parentDataProperty: string | number },
): boolean {
  (parentData as Record<string | number, string>)[parentDataProperty] = text.toLowerCase();
  return true;
}

/** The standard formats accept `urn:uuid:...` and the year 0000, which the database rejects. */
function extend(ajv: Extensible): void {
  ajv.addFormat('uuid', isUuid);
  ajv.addFormat('date', isDate);
  ajv.addKeyword({
    ...{ keyword: LOWER_CASE, type: 'string', schema: false, modifying: true, errors: false },
    validate: toLowerCase,
  });
}

/** UUIDs may be written in upper case; handlers compare them with those of the database. */
function withLowerCaseIds(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withLowerCaseIds);
  const parts = Object.entries(schema).map(([name, part]) => [name, withLowerCaseIds(part)]);
  const isUuidText = (schema as { format?: unknown }).format === 'uuid';
  return { ...Object.fromEntries(parts), ...(isUuidText && { [LOWER_CASE]: true }) };
}

/**
 * Parameters and queries are text and are coerced to numbers, booleans and arrays; bodies are typed, so a number in
 * place of a text is an error there. Nothing is dropped: unknown fields are rejected (`closed-schemas.ts`).
 */
export function useValidators(app: FastifyInstance, { isLazy = false } = {}): void {
  const factory = AjvCompiler();
  const compiler = (coerceTypes: 'array' | false): Compile =>
    factory(
      {},
      {
        customOptions: {
          coerceTypes,
          useDefaults: true,
          removeAdditional: false,
          allErrors: true,
          // In strict mode Ajv checks bounds only for finite numbers, so a coerced Infinity would pass.
          strictNumbers: false,
        },
        onCreate: extend,
      },
    ) as unknown as Compile;
  const coercing = compiler('array');
  const strict = compiler(false);
  app.setValidatorCompiler((route) => {
    const compile = () => {
      const lowered = { ...route, schema: withLowerCaseIds(route.schema) };
      return route.httpPart === 'body' ? strict(lowered) : coercing(lowered);
    };
    const kind = route.httpPart === 'body' ? 'body' : 'text';
    const compileOnce = () => compiledOnce(kind, route.schema, compile);
    return withoutControl(isLazy ? compiledAtFirstUse(compileOnce) : compile());
  });
}

function compiledAtFirstUse(compile: () => Validate): Validate {
  let validate: Validate | undefined;
  const check = Object.assign(
    (data: unknown): boolean => {
      validate ??= compile();
      const isValid = validate(data) as boolean;
      check.errors = (validate as typeof check).errors;
      return isValid;
    },
    { errors: null as ValidationError[] | null | undefined },
  );
  return check as Validate;
}

/** Rejects control characters in every accepted text. */
function withoutControl(validate: Validate): Validate {
  const check = Object.assign(
    (data: unknown): boolean => {
      const isValid = validate(data) as boolean;
      // After the schema, which limits the depth of the data.
      check.errors = isValid ? controlErrors(data) : (validate as typeof check).errors;
      return !check.errors?.length;
    },
    { errors: null as ValidationError[] | null | undefined },
  );
  return check as Validate;
}

function controlErrors(data: unknown, instancePath = ''): ValidationError[] {
  if (typeof data === 'string') {
    return CONTROL.test(data)
      ? [{ keyword: 'characters', instancePath, params: {}, message: 'has control characters' }]
      : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, each]) =>
    controlErrors(each, `${instancePath}/${name}`),
  );
}
