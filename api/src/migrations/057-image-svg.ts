import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/** Images that the server itself draws are stored as SVG, and encoded when somebody asks for them. */
export const imageSvg: Migration = {
  up: (db) =>
    runAll(db, [
      'ALTER TABLE image DROP CONSTRAINT image_format_check',
      `ALTER TABLE image ADD CONSTRAINT image_format_check CHECK (format IN ('jpeg', 'png', 'svg'))`,
    ]),
};
