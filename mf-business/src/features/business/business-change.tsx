import { businessName } from '@dara/agency/labels';
import { ChangeDecision, useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { Undo2 } from 'lucide-react';
import {
  useManagementBusinessChangeDecideMutation,
  useManagementBusinessChangeWithdrawMutation,
  type BusinessRecord,
  type PendingBusinessChange,
} from '../../api/generated.ts';
import { PendingChangeBox } from './pending-change-box.tsx';

interface BusinessChangeProps {
  business: BusinessRecord;
  change: PendingBusinessChange;
}

/** A change of an approved business's public fields, for staff to decide on. */
export function StaffChange({ business, change }: BusinessChangeProps) {
  const [decide] = useManagementBusinessChangeDecideMutation();
  const { id, version, status, active } = business;
  const isStopped = status !== 'Approved' || !active;
  return (
    <PendingChangeBox
      business={business}
      change={change}
      mode="staff"
      actions={
        <ChangeDecision
          texts="business.profile.change"
          name={businessName(business, useLocale())}
          version={version}
          notApprovable={
            isStopped && (
              <p>
                <FormattedMessage id="business.profile.change.staff.stopped" />
              </p>
            )
          }
          send={(decision, reason) => {
            const businessChangeBody = { status: decision, reason, version };
            return decide({ id, changeId: change.id, businessChangeBody }).unwrap();
          }}
        />
      }
    />
  );
}

interface OwnChangeProps extends BusinessChangeProps {
  /** Members read it, owners may withdraw it. */
  canWithdraw: boolean;
}

/** The own business's requested change while staff have not decided. */
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
    <PendingChangeBox
      business={business}
      change={change}
      mode="own"
      actions={
        canWithdraw && (
          <Button
            size="small"
            icon={<Undo2 size={16} aria-hidden />}
            loading={busy === 'withdraw'}
            onClick={() => void run('withdraw')}
          >
            <FormattedMessage id="business.profile.change.own.withdraw" />
          </Button>
        )
      }
    />
  );
}
