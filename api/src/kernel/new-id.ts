import { NIL, v7, validate } from 'uuid';

/** A UUID v7: ids made later sort later. `atMs` dates it, for records that are written after the fact. */
export function newId(atMs?: number): string {
  return atMs === undefined ? v7() : v7({ msecs: atMs });
}

/** The id that no record has. */
export const NIL_ID: string = NIL;

/** Whether a text is a UUID, as the ids of all records are. */
export const isId: (text: string) => boolean = validate;
