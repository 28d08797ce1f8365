import { RecordActionBar, useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { NEW_FACE_TRANSITIONS } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Check, Eye, X } from 'lucide-react';
import {
  useManagementNewFaceStatusMutation,
  type NewFaceDecision,
  type NewFaceRecord,
} from '../../api/generated.ts';

type Decision = NewFaceDecision['status'];

/** What staff can decide about an application; accepting and declining are final, so they are asked first. */
export function NewFaceActions({ face }: { face: NewFaceRecord }) {
  const { id, name, version, status } = face;
  const [decide] = useManagementNewFaceStatusMutation();
  const { run, busy } = useRecordActions<Decision>({
    send: (to) => decide({ id, newFaceDecision: { status: to, version } }).unwrap(),
    versionOf: () => version,
    done: (to) => ({ id: `talent.newFace.done.${to}`, values: { name } }),
    ask: (to) =>
      to === 'InReview'
        ? undefined
        : {
            kind: to === 'Declined' ? 'danger' : 'normal',
            title: { id: `talent.newFace.ask.${to}`, values: { name } },
            message: { id: `talent.newFace.ask.${to}Text` },
            confirmLabel: { id: `talent.newFace.action.${to}` },
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
                label: <FormattedMessage id="talent.newFace.action.InReview" />,
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
        <FormattedMessage id="talent.newFace.action.Accepted" />
      </Button>
      <Button
        icon={<X size={20} aria-hidden />}
        loading={busy === 'Declined'}
        disabled={busy !== undefined && busy !== 'Declined'}
        onClick={() => void run('Declined')}
      >
        <FormattedMessage id="talent.newFace.action.Declined" />
      </Button>
    </RecordActionBar>
  );
}
