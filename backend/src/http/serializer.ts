import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { compiledOnce } from './compiled-schemas.ts';

type Json = Record<string, unknown>;

const isNull = (schema: unknown): boolean =>
  JSON.stringify(schema) === JSON.stringify({ type: 'null' });

/** Enum values are the only possible texts. */
function enumValuesOf({ const: word, enum: words }: Json): string[] {
  const named = Array.isArray(words) ? (words as unknown[]) : [word];
  return named.every((each) => typeof each === 'string') ? named : [];
}

/**
 * Rewrites "this or null" into a form that the serializer optimizes. As a union it would validate every value against
 * each alternative with a validator that is compiled during the first response.
 */
export function simplifyNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplifyNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const plain = Object.fromEntries(
    Object.entries(schema as Json).map(([key, value]) => [key, simplifyNullable(value)]),
  );
  const { anyOf, ...rest } = plain;
  if (!Array.isArray(anyOf)) return plain;
  const others = (anyOf as Json[]).filter((each) => !isNull(each));
  const nullable = others.length < anyOf.length ? { nullable: true } : {};
  const words = others.map(enumValuesOf);
  if (words.length > 0 && words.every((each) => each.length > 0)) {
    return { ...rest, type: 'string', enum: words.flat(), ...nullable };
  }
  const [only, ...more] = others;
  return more.length > 0 || !only ? plain : { ...rest, ...only, ...nullable };
}

export function useSerializers(app: FastifyInstance, { isLazy = false } = {}): void {
  const compile = SerializerSelector()({}, {});
  app.setSerializerCompiler((route) => {
    const compileRoute = () =>
      compile({
        method: route.method,
        url: route.url,
        httpStatus: route.httpStatus ?? '',
        schema: simplifyNullable(route.schema),
      });
    if (!isLazy) return compileRoute();
    let serialize: ReturnType<typeof compile> | undefined;
    return (data) =>
      (serialize ??= compiledOnce('answer', route.schema, compileRoute))(data as never);
  });
}
