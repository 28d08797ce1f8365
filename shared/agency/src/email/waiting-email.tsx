import { useFormat } from '@dara/kit/format';
import { Button, CalloutSection } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

interface WaitingChange {
  id: string;
  before: string;
  email: string;
  askedBy: { name: string } | null;
  expiresAt: string;
  isNewConfirmed: boolean;
  isOldConfirmed: boolean;
  isOldLost: boolean;
  isApproved: boolean;
  canManage: boolean;
  canDecide: boolean;
}

/** The remote's own calls. */
export interface WaitingEmailProps {
  change: WaitingChange;
  onCancel: () => Promise<unknown>;
  onOldLost: () => Promise<unknown>;
  onDecide: (isApproved: boolean) => Promise<unknown>;
}

type Act = 'cancel' | 'lost' | 'approve' | 'decline';

/** At the top of a record: the pending address, missing confirmations, and actions. */
export function WaitingEmail({ change, onCancel, onOldLost, onDecide }: WaitingEmailProps) {
  const format = useFormat();
  const { email, before, askedBy, expiresAt } = change;
  const { busy, act } = useActs({
    cancel: onCancel,
    lost: onOldLost,
    approve: () => onDecide(true),
    decline: () => onDecide(false),
  });
  const old = change.isOldConfirmed || change.isApproved ? 'yes' : change.isOldLost ? 'lost' : 'no';
  const canLose = change.canManage && old === 'no';
  const button = (what: Act, variant?: 'primary') => (
    <Button
      size="small"
      variant={variant}
      loading={busy === what}
      disabled={busy !== undefined && busy !== what}
      onClick={() => void act(what, { email, before })}
    >
      <FormattedMessage id={`agency.email.${what}`} />
    </Button>
  );
  return (
    <CalloutSection
      tone="warning"
      icon={<MailQuestion size={20} aria-hidden />}
      title={<FormattedMessage id="agency.email.title" values={{ email }} />}
      actions={
        (change.canManage || change.canDecide) && (
          <>
            {change.canDecide && button('approve', 'primary')}
            {change.canDecide && button('decline')}
            {canLose && button('lost')}
            {change.canManage && button('cancel')}
          </>
        )
      }
    >
      <p>
        <FormattedMessage
          id={askedBy ? 'agency.email.asked' : 'agency.email.askedOwn'}
          values={{ name: askedBy?.name ?? '', before, until: format.dateTime(expiresAt) }}
        />
      </p>
      <List>
        {askedBy && (
          <>
            <li>
              <FormattedMessage
                id={`agency.email.new.${change.isNewConfirmed ? 'yes' : 'no'}`}
                values={{ email }}
              />
            </li>
            <li>
              <FormattedMessage id={`agency.email.old.${old}`} values={{ before }} />
            </li>
          </>
        )}
      </List>
    </CalloutSection>
  );
}

/** Actions with a confirmation: each changes who can sign in. */
const ASKED_FIRST: readonly Act[] = ['approve', 'lost'];

function useActs(calls: Record<Act, () => Promise<unknown>>) {
  const notice = useNotice();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<Act>();
  const act = async (what: Act, values: { email: string; before: string }) => {
    const isSure =
      !ASKED_FIRST.includes(what) ||
      (await confirm({
        title: { id: `agency.email.${what}.title` },
        message: { id: `agency.email.${what}.text`, values },
        confirmLabel: { id: `agency.email.${what}` },
      }));
    if (!isSure) return;
    setBusy(what);
    try {
      await calls[what]();
      notice({ kind: 'success', message: { id: `agency.email.${what}.done` } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, act };
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space5};
`;
