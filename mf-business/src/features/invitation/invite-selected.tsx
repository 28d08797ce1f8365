import { BulkBar, useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { lazyComponent } from '@dara/kit/ui';
import { todayInBangkok } from '@dara/kit/validation';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import {
  useManagementInvitationSendMutation,
  type Candidate,
  type JobRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { inviteBody, defaultRespondBy, type InviteValues } from './invite.schema.ts';

const InviteDialog = lazyComponent(() =>
  import(/* webpackChunkName: "invite-dialog" */ './invite-dialog.tsx').then(
    (module) => module.InviteDialog,
  ),
);

const FAILURES = Object.fromEntries(
  ['TALENT_NOT_APPROVED', 'ALREADY_APPLIED', 'DAYS_BOOKED'].map((code) => [
    code,
    { id: `business.invitation.failure.${code}` },
  ]),
);

interface InviteSelectedProps {
  job: JobRecord;
  selection: RowSelection<Candidate>;
  /** The default message. */
  message: InviteValues['message'];
}

/** Invites the selected talents, and lists failures. */
export function InviteSelected({ job, selection, message }: InviteSelectedProps) {
  const navigate = useNavigate();
  const [send] = useManagementInvitationSendMutation();
  const [isOpen, setIsOpen] = useState(false);
  // Input is kept for the remaining talents, or for a retry.
  const [written, setWritten] = useState<InviteValues>();
  const close = () => setIsOpen(false);
  const { run, running, dialog } = useBulkAction<'invite', [values: InviteValues]>({
    selection,
    records: { id: 'business.invitation.talents' },
    done: { invite: { id: 'business.invitation.sent' } },
    failureTexts: FAILURES,
    onAllDone: () => void navigate(paths.jobRequests(job.id)),
    send: async (ids, _action, values) =>
      (await send({ id: job.id, inviteBody: inviteBody(ids, values) }).unwrap()).results,
  });
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={[
          {
            id: 'invite',
            label: <FormattedMessage id="business.invitation.inviteSelected" />,
            icon: <Send size={16} aria-hidden />,
            onSelect: () => setIsOpen(true),
          },
        ]}
      />
      {isOpen && (
        <InviteDialog
          job={job}
          names={selection.ids.map(selection.nameOf)}
          initialValues={
            written ?? {
              message,
              offeredRate: '',
              respondBy: defaultRespondBy(job, todayInBangkok()),
            }
          }
          onInvite={(values) => {
            setWritten(values);
            close();
            void run('invite', values);
          }}
          onClose={close}
          onFailed={close}
        />
      )}
      {dialog}
    </>
  );
}
