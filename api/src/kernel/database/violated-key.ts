const UNIQUE_VIOLATION = '23505';

/** The unique index that a write offended, by its name; undefined for any other failure. */
export function violatedKey(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION ? constraint : undefined;
}
