import type { DraftKey } from '@dara/sdk/session';
import { draftBase } from '../../forms/draft/draft.ts';

/** A record with an increasing version. */
export interface Versioned {
  id: string;
  version: number;
}

/**
 * The record that a stored draft was started with: saving against it shows what others changed since. One of
 * an older release may lack something that `toValues` needs, then the present record has to do.
 */
export function recordOfDraft<Record extends Versioned>(
  record: Record,
  draftKey: DraftKey,
  toValues: (record: Record) => unknown,
): Record {
  const kept = draftBase(draftKey) as Partial<Record> | undefined;
  if (kept?.id !== record.id || typeof kept.version !== 'number') return record;
  if (kept.version > record.version) return record;
  const base = { ...record, ...kept };
  try {
    toValues(base);
    return base;
  } catch {
    return record;
  }
}
