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

/** A mutation of the remote's own client. */
type Call<Input> = (input: Input) => { unwrap(): Promise<unknown> };

interface Calls {
  cancel: Call<{ id: string }>;
  reportOldLost: Call<{ id: string }>;
  decide: Call<{ id: string; emailChangeDecisionBody: { isApproved: boolean } }>;
}

export interface WaitingEmailProps extends Calls {
  change: WaitingChange | null | undefined;
}

type Act = 'cancel' | 'lost' | 'approve' | 'decline';

/** At the top of a record: the pending address, missing confirmations, and actions; nothing without a change. */
export function WaitingEmail({ change, ...calls }: WaitingEmailProps) {
  return change ? <Waiting key={change.id} change={change} {...calls} /> : null;
}

function Waiting({ change, cancel, reportOldLost, decide }: Calls & { change: WaitingChange }) {
  const format = useFormat();
  const { id, email, before, askedBy, expiresAt } = change;
  const send = (isApproved: boolean) =>
    decide({ id, emailChangeDecisionBody: { isApproved } }).unwrap();
  const { busy, act } = useActs({
    cancel: () => cancel({ id }).unwrap(),
    lost: () => reportOldLost({ id }).unwrap(),
    approve: () => send(true),
    decline: () => send(false),
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
