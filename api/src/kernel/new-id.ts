import { AppError } from '@dara/backend';
import { v7, validate } from 'uuid';

/** A UUID v7: ids made later sort later. `atMs` dates it, for records that are written after the fact. */
export function newId(atMs?: number): string {
  return atMs === undefined ? v7() : v7({ msecs: atMs });
}

/** Whether a text can be the id of a record at all; what cannot, does not exist. */
export function isId(text: string): boolean {
  return validate(text);
}

/** The normalized id of a record; an invalid one is of none: throws `NOT_FOUND`. */
export function requireId(text: string): string {
  if (!isId(text)) throw new AppError('NOT_FOUND');
  return text.toLowerCase();
}
