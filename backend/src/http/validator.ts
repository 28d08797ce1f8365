import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

type Compile = FastifySchemaCompiler<unknown>;

/**
 * Parameters and queries arrive as text and are turned into numbers, booleans and arrays; bodies say
 * what they mean, so a number where text is due is an error there.
 */
export function useValidators(app: FastifyInstance): void {
  const factory = AjvCompiler();
  const compiler = (coerceTypes: 'array' | false): Compile =>
    factory(
      {},
      {
        customOptions: { coerceTypes, useDefaults: true, removeAdditional: true, allErrors: true },
      },
    ) as unknown as Compile;
  const coercing = compiler('array');
  const strict = compiler(false);
  app.setValidatorCompiler((route) =>
    route.httpPart === 'body' ? strict(route) : coercing(route),
  );
}
