import { businessName } from '@dara/agency/labels';
import { RecordActions, RejectDialog, useRecordActions, actionItems } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { recordForm } from '@dara/kit/image-field';
import {
  Ban,
  Eye,
  EyeOff,
  Power,
  PowerOff,
  RotateCcw,
  Send,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import {
  type BusinessRecord,
  useManagementBusinessDeleteMutation,
  useManagementBusinessStatusMutation,
  useManagementBusinessUpdateMutation,
} from '../../api/generated.ts';
import {
  HARMFUL,
  actionsFor,
  type BusinessAction,
  ASKED,
  CHANGE_OF,
  STATUS_OF,
} from './business-actions.model.ts';

type MenuAction = Exclude<BusinessAction, 'approve' | 'reject' | 'resubmit'>;

const ICONS: Record<MenuAction, LucideIcon> = {
  suspend: Ban,
  reinstate: RotateCcw,
  show: Eye,
  hide: EyeOff,
  activate: Power,
  deactivate: PowerOff,
  delete: Trash2,
};

/** Actions of the business: the due decision as buttons, others in a menu. */
export function BusinessActions({ business }: { business: BusinessRecord }) {
  const name = businessName(business, useLocale());
  const { profile } = useSession();
  const [isSuspending, setIsSuspending] = useState(false);
  const { run, runWithReason, busy } = useBusinessActions(business);
  const actions = actionsFor(business, profile?.permission);
  const items = actionItems({
    actions,
    icons: ICONS,
    texts: 'business.profile.action',
    harmful: HARMFUL,
    isBusy: busy !== undefined,
    onSelect: (action) => (action === 'suspend' ? setIsSuspending(true) : void run(action)),
  });
  if (actions.includes('resubmit')) {
    return (
      <Button
        variant="primary"
        icon={<Send size={20} aria-hidden />}
        loading={busy === 'resubmit'}
        onClick={() => void run('resubmit')}
      >
        <FormattedMessage id="business.profile.action.resubmit" />
      </Button>
    );
  }
  if (items.length === 0) return null;
  return (
    <>
      <RecordActions
        name={name}
        busy={busy}
        decision={
          actions.includes('approve')
            ? {
                onApprove: () => void run('approve'),
                onReject: (reason) => runWithReason('reject', reason),
                rejectTitle: (
                  <FormattedMessage id="business.profile.reject.title" values={{ name }} />
                ),
                rejectText: <FormattedMessage id="business.profile.reject.text" />,
              }
            : undefined
        }
        items={items}
      />
      {isSuspending && (
        <RejectDialog
          title={<FormattedMessage id="business.profile.suspend.title" values={{ name }} />}
          text={<FormattedMessage id="business.profile.suspend.text" />}
          action={<FormattedMessage id="business.profile.action.suspend" />}
          isBusy={busy === 'suspend'}
          onReject={(reason) => runWithReason('suspend', reason)}
          onClose={() => setIsSuspending(false)}
        />
      )}
    </>
  );
}

/** Status changes of a business, each with the version it was decided on. */
function useBusinessActions(business: BusinessRecord) {
  const { id, version } = business;
  const [setStatus] = useManagementBusinessStatusMutation();
  const [update] = useManagementBusinessUpdateMutation();
  const [remove] = useManagementBusinessDeleteMutation();
  const name = businessName(business, useLocale());

  const send = (action: BusinessAction, reason?: string): Promise<unknown> => {
    if (action === 'delete') return remove({ id }).unwrap();
    const status = STATUS_OF[action];
    if (status) return setStatus({ id, businessStatusBody: { status, reason, version } }).unwrap();
    return update({ id, body: recordForm({ version, ...CHANGE_OF[action] }, {}) }).unwrap();
  };
  return useRecordActions<BusinessAction>({
    send,
    versionOf: () => version,
    done: (action) => ({ id: `business.profile.done.${action}`, values: { name } }),
    ask: (action) =>
      ASKED.includes(action)
        ? {
            kind: HARMFUL.includes(action) ? 'danger' : 'normal',
            title: { id: `business.profile.ask.${action}`, values: { name } },
            message: { id: `business.profile.ask.${action}Text` },
            confirmLabel: { id: `business.profile.action.${action}` },
          }
        : undefined,
  });
}
