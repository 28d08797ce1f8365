import type { DraftKey } from '@dara/sdk/session';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { draftBase } from '../../forms/draft/draft.ts';
import type { Versioned } from './record-of-draft.ts';

interface AdoptNewerProps<Record extends Versioned> {
  /** As it stands now. */
  record: Record;
  /** As the form shows it. */
  base: Record;
  draftKey: DraftKey;
  onAdopt: (record: Record) => void;
}

/** Takes a newer record over while nothing was entered; else the two are brought together when it is saved. */
export function AdoptNewer<Record extends Versioned>(props: AdoptNewerProps<Record>) {
  const { record, base, draftKey, onAdopt } = props;
  const { dirty, isSubmitting } = useFormikContext();
  const isWanted = !dirty && !isSubmitting && record.version > base.version;
  const adopt = useEffectEvent(() => {
    // A draft is brought back just now: it goes with the record that it was begun with.
    if (draftBase(draftKey) === undefined) onAdopt(record);
  });
  useEffect(() => {
    if (isWanted) adopt();
  }, [isWanted]);
  return null;
}
