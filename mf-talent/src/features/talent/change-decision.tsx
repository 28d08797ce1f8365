import { FormattedMessage } from '@dara/sdk/i18n';
import { RejectDialog, useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import {
  useManagementTalentChangeDecideMutation,
  type PendingChange,
  type TalentChangeBody,
  type TalentRecord,
} from '../../api/generated.ts';
import { PendingChangePart } from '../../parts/guard/pending-change.tsx';
import { useTalentName } from '../../parts/talent-names.ts';

type Decision = TalentChangeBody['status'];

/** What a talent wants changed about its birthday or guardian, for staff to decide on. */
export function ChangeDecision({ talent }: { talent: TalentRecord }) {
  const { pendingChange } = talent;
  return pendingChange && <DueDecision talent={talent} change={pendingChange} />;
}

interface DueDecisionProps {
  talent: TalentRecord;
  change: PendingChange;
}

function DueDecision({ talent, change }: DueDecisionProps) {
  const [decide] = useManagementTalentChangeDecideMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const { name } = useTalentName(talent);
  const { run, runWithReason, busy } = useRecordActions<Decision>({
    send: (status, reason) =>
      decide({
        id: talent.id,
        changeId: change.id,
        talentChangeBody: { status, reason },
      }).unwrap(),
    versionOf: () => change.id,
    done: (status) => ({ id: `talent.change.done.${status}`, values: { name } }),
  });
  return (
    <>
      <PendingChangePart
        talent={talent}
        mode="staff"
        actions={
          <>
            <Button
              variant="primary"
              size="small"
              icon={<Check size={16} aria-hidden />}
              loading={busy === 'Approved'}
              onClick={() => void run('Approved')}
            >
              <FormattedMessage id="talent.change.approve" />
            </Button>
            <Button
              size="small"
              icon={<X size={16} aria-hidden />}
              disabled={busy !== undefined}
              onClick={() => setIsRejecting(true)}
            >
              <FormattedMessage id="talent.change.reject" />
            </Button>
          </>
        }
      />
      {isRejecting && (
        <RejectDialog
          title={<FormattedMessage id="talent.change.reject.title" values={{ name }} />}
          text={<FormattedMessage id="talent.change.reject.text" />}
          isBusy={busy !== undefined}
          onReject={(reason) => runWithReason('Rejected', reason)}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
