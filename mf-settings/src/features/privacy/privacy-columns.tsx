import { useFormat } from '@dara/kit/format';
import { RecordCell } from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { PrivacyRow } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { DueDay, PrivacyStatusBadge } from './privacy-marks.tsx';
import { channelMessages, kindMessages, privacyMessages } from './privacy.messages.ts';
import { useSubjectName } from './use-subject-name.ts';

/** Columns of the worklist. */
export function usePrivacyColumns(): TableColumn<PrivacyRow>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return [
    {
      id: 'subject',
      header: formatMessage(privacyMessages.columnSubject),
      primary: true,
      cell: (row) => <SubjectCell row={row} />,
    },
    {
      id: 'kind',
      header: formatMessage(privacyMessages.columnKind),
      nowrap: true,
      cell: (row) => <FormattedMessage {...kindMessages[row.kind]} />,
    },
    {
      id: 'status',
      header: formatMessage(privacyMessages.columnStatus),
      nowrap: true,
      cell: (row) => <PrivacyStatusBadge status={row.status} />,
    },
    {
      id: 'channel',
      header: formatMessage(privacyMessages.columnChannel),
      nowrap: true,
      hideOnPhone: true,
      cell: (row) => <FormattedMessage {...channelMessages[row.channel]} />,
    },
    {
      id: 'received',
      header: formatMessage(privacyMessages.columnReceived),
      nowrap: true,
      hideOnPhone: true,
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      cell: (row) => <time dateTime={row.receivedOn}>{format.date(row.receivedOn)}</time>,
    },
    {
      id: 'due',
      header: formatMessage(privacyMessages.columnDue),
      nowrap: true,
      sortBy: 'DueOn',
      cell: (row) => <DueDay request={row} />,
    },
  ];
}

function SubjectCell({ row }: { row: PrivacyRow }) {
  const name = useSubjectName(row);
  const { email } = row.subject;
  return (
    <RecordCell
      title={<RecordLink to={paths.privacyDetail(row.id)}>{name}</RecordLink>}
      note={email === name ? null : email}
    />
  );
}
