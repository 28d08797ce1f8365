import { RecordActionBar, RejectDialog, useRecordActions } from '@dara/kit/record';
import { Button, type MenuItem, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Ban, Check, RotateCw, Undo2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { type PrivacyRecord, useManagementPrivacyStatusMutation } from '../../api/generated.ts';
import { useSubjectName } from './use-subject-name.ts';

const STATUSES = { erase: 'Running', refuse: 'Refused', withdraw: 'Withdrawn' } as const;

// Forms come only when a user answers a request.

const LazyIdentityDialog = lazyComponent(() =>
  import(/* webpackChunkName: "privacy-dialogs" */ './identity-dialog.tsx').then(
    (module) => module.IdentityDialog,
  ),
);

const LazyAnswerDialog = lazyComponent(() =>
  import(/* webpackChunkName: "privacy-dialogs" */ './answer-dialog.tsx').then(
    (module) => module.AnswerDialog,
  ),
);

type Asked = 'identity' | 'answer' | 'refuse';

/** What can be done with a request: who asks is made sure of first, then it is answered or carried out. */
export function PrivacyActions({ request }: { request: PrivacyRecord }) {
  const name = useSubjectName(request);
  const { run, runWithReason, busy } = usePrivacyActions(request, name);
  const [asked, setAsked] = useState<Asked>();
  const isOpen = request.status === 'Open';
  if (!isOpen && request.status !== 'Running') return null;
  const close = () => setAsked(undefined);
  const items: MenuItem[] = isOpen
    ? [
        {
          id: 'refuse',
          label: <FormattedMessage id="setting.privacy.action.refuse" />,
          icon: <Ban size={16} aria-hidden />,
          danger: true,
          onSelect: () => setAsked('refuse'),
        },
        {
          id: 'withdraw',
          label: <FormattedMessage id="setting.privacy.action.withdraw" />,
          icon: <Undo2 size={16} aria-hidden />,
          onSelect: () => void run('withdraw'),
        },
      ]
    : [];
  return (
    <>
      <RecordActionBar name={name} isBusy={busy !== undefined} items={items}>
        <NextStep request={request} busy={busy} onAsk={setAsked} onRun={() => void run('erase')} />
      </RecordActionBar>
      {asked === 'identity' && (
        <LazyIdentityDialog request={request} onClose={close} onFailed={close} />
      )}
      {asked === 'answer' && (
        <LazyAnswerDialog request={request} onClose={close} onFailed={close} />
      )}
      {asked === 'refuse' && (
        <RejectDialog
          title={<FormattedMessage id="setting.privacy.refuse.title" />}
          text={<FormattedMessage id="setting.privacy.refuse.text" />}
          action={<FormattedMessage id="setting.privacy.action.refuse" />}
          isBusy={busy === 'refuse'}
          onReject={(reason) => runWithReason('refuse', reason)}
          onClose={close}
        />
      )}
    </>
  );
}

interface NextStepProps {
  request: PrivacyRecord;
  busy: string | undefined;
  onAsk: (asked: Asked) => void;
  onRun: () => void;
}

/** The one thing that is due. */
function NextStep({ request, busy, onAsk, onRun }: NextStepProps) {
  const isBusy = busy !== undefined;
  if (request.status === 'Running') {
    return (
      <Button icon={<RotateCw size={20} aria-hidden />} loading={busy === 'erase'} onClick={onRun}>
        <FormattedMessage id="setting.privacy.action.again" />
      </Button>
    );
  }
  if (!request.identity) {
    return (
      <Button
        variant="primary"
        icon={<UserCheck size={20} aria-hidden />}
        disabled={isBusy}
        onClick={() => onAsk('identity')}
      >
        <FormattedMessage id="setting.privacy.action.identity" />
      </Button>
    );
  }
  if (request.kind === 'Erasure') {
    return (
      <Button
        variant="danger"
        icon={<UserX size={20} aria-hidden />}
        loading={busy === 'erase'}
        disabled={request.blocks.length > 0}
        onClick={onRun}
      >
        <FormattedMessage id="setting.privacy.action.erase" />
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      icon={<Check size={20} aria-hidden />}
      disabled={isBusy}
      onClick={() => onAsk('answer')}
    >
      <FormattedMessage
        id={`setting.privacy.action.${request.kind === 'Access' ? 'give' : 'done'}`}
      />
    </Button>
  );
}

type PrivacyAction = 'erase' | 'refuse' | 'withdraw';

/** Status changes of a request, each on the version that was looked at. */
function usePrivacyActions({ id, version, status }: PrivacyRecord, name: string) {
  const [move] = useManagementPrivacyStatusMutation();
  const isAgain = status === 'Running';
  return useRecordActions<PrivacyAction>({
    send: (action, answer) => {
      const privacyStatusBody = { version, status: STATUSES[action], ...(answer && { answer }) };
      return move({ id, privacyStatusBody }).unwrap();
    },
    versionOf: () => (isAgain ? undefined : version),
    done: (action) => ({ id: `setting.privacy.done.${isAgain ? 'again' : action}` }),
    ask: (action) =>
      action === 'refuse' || isAgain
        ? undefined
        : {
            kind: action === 'erase' ? 'danger' : 'normal',
            title: { id: `setting.privacy.ask.${action}`, values: { name } },
            message: { id: `setting.privacy.ask.${action}Text` },
            confirmLabel: { id: `setting.privacy.action.${action}` },
          },
  });
}
