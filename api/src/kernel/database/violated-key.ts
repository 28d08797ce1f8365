const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';

/** The unique index or exclusion that a write offended, by its name; undefined for any other failure. */
export function violatedKey(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION || code === EXCLUSION_VIOLATION ? constraint : undefined;
}
