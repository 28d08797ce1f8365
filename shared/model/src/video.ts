/**
 * A video has less than `maxBytes` and arrives in parts of `partBytes`, the last one shorter; `perPerson` is the
 * number of videos that one person may have waiting, unfinished or not yet used by a record.
 */
export const VIDEO = {
  maxBytes: 200 * 1024 * 1024,
  partBytes: 2 * 1024 * 1024,
  perPerson: 3,
} as const;
