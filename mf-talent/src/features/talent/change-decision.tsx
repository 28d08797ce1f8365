import { errorMessage } from '@dara/shared/api';
import { FormattedMessage } from '@dara/shared/i18n';
import { useNotice } from '@dara/shared/notice';
import { RejectDialog } from '@dara/shared/record';
import { Button } from '@dara/shared/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import {
  useManagementTalentChangeDecideMutation,
  type TalentChangeBody,
  type TalentRecord,
} from '../../api/generated.ts';
import { PendingChangePart } from '../../parts/guard/pending-change.tsx';
import { useTalentName } from '../../parts/talent-names.ts';

/** What a talent wants changed about its birthday or guardian, for staff to decide on. */
export function ChangeDecision({ talent }: { talent: TalentRecord }) {
  const notice = useNotice();
  const [decide, { isLoading }] = useManagementTalentChangeDecideMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const { name } = useTalentName(talent);
  const { pendingChange, id } = talent;
  if (!pendingChange) return null;
  const send = async (talentChangeBody: TalentChangeBody) => {
    await decide({ id, changeId: pendingChange.id, talentChangeBody }).unwrap();
    const { status } = talentChangeBody;
    notice({ kind: 'success', message: { id: `talent.change.done.${status}`, values: { name } } });
  };
  const handleApprove = async () => {
    try {
      await send({ status: 'Approved' });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
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
              loading={isLoading && !isRejecting}
              onClick={() => void handleApprove()}
            >
              <FormattedMessage id="talent.change.approve" />
            </Button>
            <Button
              size="small"
              icon={<X size={16} aria-hidden />}
              disabled={isLoading}
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
          isBusy={isLoading}
          onReject={(reason) => send({ status: 'Rejected', reason })}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
