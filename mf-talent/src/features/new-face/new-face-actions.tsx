import { RecordActionBar, useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { NEW_FACE_TRANSITIONS } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { Check, Eye, X } from 'lucide-react';
import {
  useManagementNewFaceStatusMutation,
  type NewFaceDecision,
  type NewFaceRecord,
} from '../../api/generated.ts';
import { TEXTS, withName } from './new-face-texts.ts';

type Decision = NewFaceDecision['status'];

/** What staff can decide about an application; accepting and declining are final, so they are asked first. */
export function NewFaceActions({ face }: { face: NewFaceRecord }) {
  const { id, name, version, status } = face;
  const locale = useLocale();
  const [decide] = useManagementNewFaceStatusMutation();
  const { run, busy } = useRecordActions<Decision>({
    send: (to) => decide({ id, newFaceDecision: { status: to, version } }).unwrap(),
    versionOf: () => version,
    done: (to) => withName(TEXTS[`done.${to}`][locale], name),
    ask: (to) =>
      to === 'InReview'
        ? undefined
        : {
            kind: to === 'Declined' ? 'danger' : 'normal',
            title: withName(TEXTS[`ask.${to}`][locale], name),
            message: withName(TEXTS[`ask.${to}Text`][locale]),
            confirmLabel: withName(TEXTS[`action.${to}`][locale]),
          },
  });
  const next = NEW_FACE_TRANSITIONS[status];
  if (!next.Accepted) return null;
  return (
    <RecordActionBar
      name={name}
      isBusy={busy !== undefined}
      items={
        next.InReview
          ? [
              {
                id: 'review',
                label: TEXTS['action.InReview'][locale],
                icon: <Eye size={16} aria-hidden />,
                onSelect: () => void run('InReview'),
              },
            ]
          : []
      }
    >
      <Button
        variant="primary"
        icon={<Check size={20} aria-hidden />}
        loading={busy === 'Accepted'}
        disabled={busy !== undefined && busy !== 'Accepted'}
        onClick={() => void run('Accepted')}
      >
        {TEXTS['action.Accepted'][locale]}
      </Button>
      <Button
        icon={<X size={20} aria-hidden />}
        loading={busy === 'Declined'}
        disabled={busy !== undefined && busy !== 'Declined'}
        onClick={() => void run('Declined')}
      >
        {TEXTS['action.Declined'][locale]}
      </Button>
    </RecordActionBar>
  );
}
