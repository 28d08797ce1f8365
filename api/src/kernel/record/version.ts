import { AppError } from '@dara/backend';

/** The refusal of an edit that began from an earlier version, with the record as it is now for the editor to merge. */
export function versionConflict(current: unknown): AppError {
  return new AppError('VERSION_CONFLICT', { current });
}

/**
 * Refuses a write of another version than the current one, so that nothing is overwritten; a write that names no version
 * is let through. `show` makes of the record what the answer may contain.
 */
export function requireVersion<Current extends { version: number }>(
  current: Current,
  version: number | undefined,
  show: (current: Current) => unknown = (record) => record,
): void {
  if (version !== undefined && version !== current.version) throw versionConflict(show(current));
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** The number of a kept version as an address names it; undefined for what names none. */
export function versionNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text) : undefined;
}
