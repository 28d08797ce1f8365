import { AppError } from '@dara/backend';

/** Version conflict, with the current record for the editor to merge. */
export function versionConflict(current: unknown): AppError {
  return new AppError('VERSION_CONFLICT', { current });
}

/**
 * Refuses a write based on an outdated version; a write without a version is accepted. `show` selects the fields of
 * the response.
 */
export function requireVersion<Current extends { version: number }>(
  current: Current,
  version: number | undefined,
  show: (current: Current) => unknown = (record) => record,
): void {
  if (version !== undefined && version !== current.version) throw versionConflict(show(current));
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** A version number from a URL; undefined when invalid. */
export function versionNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text) : undefined;
}
