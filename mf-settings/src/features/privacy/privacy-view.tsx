import {
  DescriptionList,
  RecordHeading,
  RecordSection,
  RejectionNote,
  type Fact,
  RecordHistory,
  useHistoryPage,
} from '@dara/kit/record';
import { useFormat } from '@dara/kit/format';
import { RecordLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale, type IntlShape, type Locale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { type PrivacyRecord, useManagementPrivacyAuditQuery } from '../../api/generated.ts';
import { permissionMessages } from '../../parts/person.messages.ts';
import { paths } from '../../paths.ts';
import { ErasurePlan } from './erasure-plan.tsx';
import { PrivacyActions } from './privacy-actions.tsx';
import { PersonConsents } from '../../parts/person-consents.tsx';
import { DueDay, PrivacyStatusBadge } from './privacy-marks.tsx';
import {
  askerMessages,
  channelMessages,
  kindMessages,
  statusMessages,
} from './privacy.messages.ts';
import { useSubjectName } from './use-subject-name.ts';
import { auditWording } from '../../parts/audit-wording.ts';

/** Fields that the form names too. */
const FIELDS = new Set(['kind', 'channel', 'askedBy', 'requester', 'receivedOn', 'answer']);

/** What is one of a few values. */
const VALUES: Readonly<Record<string, Readonly<Record<string, { id: string }>>>> = {
  kind: kindMessages,
  channel: channelMessages,
  askedBy: askerMessages,
  status: statusMessages,
};

/** A request: whose data, what was requested, who verified the identity, and its progress. */
export function PrivacyView({ request }: { request: PrivacyRecord }) {
  const name = useSubjectName(request);
  const { subject, answer, status } = request;
  return (
    <Page>
      <RecordHeading
        name={<FormattedMessage {...kindMessages[request.kind]} />}
        notes={[
          <span key="name">{name}</span>,
          ...(subject.permission
            ? [
                <span key="permission">
                  <FormattedMessage {...permissionMessages[subject.permission]} />
                </span>,
              ]
            : []),
        ]}
        marks={<PrivacyStatusBadge status={status} />}
        updatedAt={request.closedAt ?? request.createdAt}
      >
        <PrivacyActions request={request} />
      </RecordHeading>
      {status === 'Refused' && answer && (
        <RejectionNote
          reason={answer}
          title={<FormattedMessage id="setting.privacy.refusedBecause" />}
        />
      )}
      <Sheets>
        <RecordSection title={<FormattedMessage id="setting.privacy.section.request" />}>
          <DescriptionList facts={useFacts(request)} />
        </RecordSection>
        {request.kind === 'Erasure' && <ErasurePlan request={request} />}
        {subject.profileId && <PersonConsents profileId={subject.profileId} />}
        <RecordSection title={<FormattedMessage id="kit.record.history" />}>
          <PrivacyHistory id={request.id} />
        </RecordSection>
      </Sheets>
    </Page>
  );
}

const label = (name: string) => <FormattedMessage id={`setting.privacy.field.${name}`} />;

function useFacts(request: PrivacyRecord): Fact[] {
  const format = useFormat();
  const { subject, identity, guardian, answer, status } = request;
  return [
    { id: 'email', label: label('email'), value: <SubjectLink subject={subject} /> },
    ...(guardian ? [{ id: 'guardian', label: label('guardian'), value: guardian.name }] : []),
    {
      id: 'askedBy',
      label: label('askedBy'),
      value: <FormattedMessage {...askerMessages[request.askedBy]} />,
    },
    { id: 'requester', label: label('requester'), value: request.requester },
    {
      id: 'channel',
      label: label('channel'),
      value: <FormattedMessage {...channelMessages[request.channel]} />,
    },
    { id: 'received', label: label('receivedOn'), value: format.date(request.receivedOn) },
    { id: 'due', label: label('dueOn'), value: <DueDay request={request} /> },
    { id: 'reason', label: label('reason'), value: request.reason },
    {
      id: 'identity',
      label: label('identity'),
      value: identity && <Identity identity={identity} />,
    },
    ...(answer && status !== 'Refused'
      ? [{ id: 'answer', label: label('answer'), value: answer }]
      : []),
    ...(request.closedAt
      ? [{ id: 'closed', label: label('closedAt'), value: format.dateTime(request.closedAt) }]
      : []),
  ];
}

function SubjectLink({ subject }: Pick<PrivacyRecord, 'subject'>) {
  const { profileId, email } = subject;
  if (email === null) return <FormattedMessage id="setting.privacy.erased" />;
  return profileId ? <RecordLink to={paths.userDetail(profileId)}>{email}</RecordLink> : email;
}

/** Whose account is gone. */
const SOMEONE = { id: 'kit.record.history.someone' };

/** How it was made sure who asks. */
function Identity({ identity }: { identity: NonNullable<PrivacyRecord['identity']> }) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { at, by, note } = identity;
  if (!by) return <FormattedMessage id="setting.privacy.identity.signedIn" />;
  return (
    <Stack>
      {note && <span>{note}</span>}
      <small>
        <FormattedMessage
          id="setting.privacy.identity.by"
          values={{ name: by.name ?? formatMessage(SOMEONE), date: format.dateTime(at) }}
        />
      </small>
    </Stack>
  );
}

function privacyWording(intl: IntlShape, locale: Locale): ReturnType<typeof auditWording> {
  const wording = auditWording(intl, locale);
  return {
    ...wording,
    field: (field) =>
      FIELDS.has(field)
        ? intl.formatMessage({ id: `setting.privacy.field.${field}` })
        : wording.field(field),
    text: (field, text) => {
      const message = VALUES[field]?.[text];
      return message ? intl.formatMessage(message) : wording.text?.(field, text);
    },
  };
}

/** History of a request, newest first. */
function PrivacyHistory({ id }: { id: string }) {
  const wording = privacyWording(useIntl(), useLocale());
  const query = useManagementPrivacyAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wording} />;
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  max-width: 880px;
`;

const Stack = styled.span`
  display: inline-grid;
  small {
    color: ${tokens.inkMuted};
  }
`;
