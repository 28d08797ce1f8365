import { Button } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { styled } from 'styled-components';
import {
  useManagementInvitationCancelMutation,
  useManagementInvitationRemindMutation,
  type Invitation,
} from '../../api/generated.ts';

interface InvitationActionsProps {
  jobId: string;
  row: Invitation;
}

/** Reminds a talent, and withdraws an invitation after confirmation. */
export function InvitationActions({ jobId, row }: InvitationActionsProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const confirm = useConfirm();
  const [remind, reminding] = useManagementInvitationRemindMutation();
  const [cancel, cancelling] = useManagementInvitationCancelMutation();
  const name = localized(row.talent.name, useLocale());
  const call = { id: jobId, rid: row.id };
  const isBusy = reminding.isLoading || cancelling.isLoading;
  const tell = async (sent: Promise<unknown>, done: string) => {
    try {
      await sent;
      notice({ kind: 'success', message: { id: done, values: { name } } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  const handleCancel = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'business.invitation.cancel.title', values: { name } },
      message: { id: 'business.invitation.cancel.text' },
      confirmLabel: { id: 'business.invitation.cancel' },
    });
    if (isSure) await tell(cancel(call).unwrap(), 'business.invitation.cancel.done');
  };
  if (!row.canCancel) return null;
  return (
    <Actions>
      {row.canRemind && (
        <Button
          size="small"
          loading={reminding.isLoading}
          disabled={isBusy}
          aria-label={formatMessage({ id: 'business.invitation.remind.of' }, { name })}
          onClick={() => void tell(remind(call).unwrap(), 'business.invitation.remind.done')}
        >
          <FormattedMessage id="business.invitation.remind" />
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        loading={cancelling.isLoading}
        disabled={isBusy}
        aria-label={formatMessage({ id: 'business.invitation.cancel.of' }, { name })}
        onClick={() => void handleCancel()}
      >
        <FormattedMessage id="business.invitation.cancel" />
      </Button>
    </Actions>
  );
}

const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;
