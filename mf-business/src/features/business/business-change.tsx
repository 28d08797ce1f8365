import { RejectDialog, useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import {
  useManagementBusinessChangeDecideMutation,
  useManagementBusinessChangeWithdrawMutation,
  type BusinessChangeBody,
  type BusinessRecord,
  type PendingBusinessChange,
} from '../../api/generated.ts';
import { PendingChangeBox } from './pending-change-box.tsx';

interface BusinessChangeProps {
  business: BusinessRecord;
  change: PendingBusinessChange;
}

/** What an approved business wants changed about what it is shown as, for staff to decide on. */
export function ChangeDecision({ business, change }: BusinessChangeProps) {
  const [decide] = useManagementBusinessChangeDecideMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const { id, version, status, active } = business;
  const name = localized(business.companyName, useLocale());
  const { run, runWithReason, busy } = useRecordActions<BusinessChangeBody['status']>({
    send: (decision, reason) => {
      const businessChangeBody = { status: decision, reason, version };
      return decide({ id, changeId: change.id, businessChangeBody }).unwrap();
    },
    versionOf: () => version,
    done: (decision) => ({ id: `business.profile.change.done.${decision}`, values: { name } }),
  });
  const canAccept = status === 'Approved' && active;
  return (
    <PendingChangeBox business={business} change={change} mode="staff">
      {canAccept ? (
        <Button
          variant="primary"
          size="small"
          icon={<Check size={16} aria-hidden />}
          loading={busy === 'Approved'}
          onClick={() => void run('Approved')}
        >
          <FormattedMessage id="business.profile.change.approve" />
        </Button>
      ) : (
        <p>
          <FormattedMessage id="business.profile.change.staff.stopped" />
        </p>
      )}
      <Button
        size="small"
        icon={<X size={16} aria-hidden />}
        disabled={busy !== undefined}
        onClick={() => setIsRejecting(true)}
      >
        <FormattedMessage id="business.profile.change.reject" />
      </Button>
      {isRejecting && (
        <RejectDialog
          title={<FormattedMessage id="business.profile.change.reject.title" values={{ name }} />}
          text={<FormattedMessage id="business.profile.change.reject.text" />}
          isBusy={busy !== undefined}
          onReject={(reason) => runWithReason('Rejected', reason)}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </PendingChangeBox>
  );
}

interface OwnChangeProps extends BusinessChangeProps {
  /** Members read it, owners may take it back. */
  canWithdraw: boolean;
}

/** What the own business wants changed while staff have not decided. */
export function OwnChange({ business, change, canWithdraw }: OwnChangeProps) {
  const [withdraw] = useManagementBusinessChangeWithdrawMutation();
  const { id } = business;
  const { run, busy } = useRecordActions<'withdraw'>({
    send: () => withdraw({ id, changeId: change.id }).unwrap(),
    versionOf: () => change.id,
    done: () => ({ id: 'business.profile.change.done.withdraw' }),
    ask: () => ({
      kind: 'normal',
      title: { id: 'business.profile.change.own.withdraw.ask' },
      message: { id: 'business.profile.change.own.withdraw.text' },
      confirmLabel: { id: 'business.profile.change.own.withdraw' },
    }),
  });
  return (
    <PendingChangeBox business={business} change={change} mode="own">
      {canWithdraw && (
        <Button
          size="small"
          icon={<Undo2 size={16} aria-hidden />}
          loading={busy === 'withdraw'}
          onClick={() => void run('withdraw')}
        >
          <FormattedMessage id="business.profile.change.own.withdraw" />
        </Button>
      )}
    </PendingChangeBox>
  );
}
