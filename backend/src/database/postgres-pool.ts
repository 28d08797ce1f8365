import pg from 'pg';

const asNumber = (text: string): number => Number(text);
const asText = (text: string): string => text;
/** bigint and numeric as numbers, date as `yyyy-mm-dd`, and arrays of them: the same as in pglite-worker.mjs. */
const PARSERS: Record<number, (text: string) => unknown> = {
  20: asNumber,
  1700: asNumber,
  1082: asText,
};
const ARRAYS: Record<number, (text: string) => unknown> = {
  1016: asNumber,
  1231: asNumber,
  1182: asText,
};
const TEXT_ARRAY = 1009;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = PARSERS[oid];
    if (parse) return parse;
    const parseItem = ARRAYS[oid];
    const fallback = pg.types.getTypeParser(parseItem ? TEXT_ARRAY : oid, format as 'text');
    if (!parseItem) return fallback;
    return (text: string) =>
      (fallback(text) as (string | null)[]).map((item) => (item === null ? null : parseItem(item)));
  },
};

/** Options shared by the pool and by the connection that listens. */
export function postgresOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    application_name: 'dara',
    keepAlive: true,
  };
}

export function createPool(url: string, size: number): pg.Pool {
  return new pg.Pool({ ...postgresOptions(url), max: size });
}
