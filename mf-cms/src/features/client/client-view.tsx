import {
  DeletedBanner,
  DescriptionList,
  RecordHeading,
  RecordHistory,
  RecordSection,
  RecordTabs,
  useHistoryPage,
} from '@dara/kit/record';
import { MissingTranslation } from '@dara/kit/resource';
import { Logo, ExternalLink, SectionHeading, StatusBadge, TextLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  useManagementClientAuditQuery,
  useManagementClientDeleteMutation,
  type ClientRecord,
} from '../../api/generated.ts';
import { historyWording } from '../../parts/record/history-wording.ts';
import { RecordMenu } from '../../parts/record/record-menu.tsx';
import { ClientForm } from './client-form.tsx';
import { clientMessages } from './client.messages.ts';
import { clientPaths } from './client.path.ts';
import { useClientRestore } from './restore-client.tsx';

const nothing = () => undefined;
const TEXTS = {
  action: (action: string) => `cms.client.action.${action}`,
  done: (action: string) => `cms.client.done.${action}`,
  ask: (action: string) => `cms.client.ask.${action}`,
};

/** A client with its form and history; one that follows a business is read. */
export function ClientView({ client }: { client: ClientRecord }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [remove] = useManagementClientDeleteMutation();
  const name = localized(client.name, useLocale());
  const { id, businessProfileId } = client;
  const handleDelete = async () => {
    await remove({ id }).unwrap();
    void navigate(clientPaths.list);
  };
  return (
    <Page>
      <Heading client={client}>
        {!businessProfileId && (
          <RecordMenu
            texts={TEXTS}
            name={name}
            send={handleDelete}
            actions={[{ id: 'delete', icon: Trash2, harmful: true }]}
          />
        )}
      </Heading>
      <RecordTabs
        label={formatMessage({ id: 'kit.record.tabs' }, { name })}
        tabs={[
          {
            id: 'client',
            label: <FormattedMessage id="cms.client.section" />,
            content: () =>
              businessProfileId ? (
                <OfBusiness client={client} businessId={businessProfileId} />
              ) : (
                <ClientForm client={client} onSaved={nothing} />
              ),
          },
          {
            id: 'history',
            label: <FormattedMessage id="kit.record.history" />,
            content: () => <ClientHistory id={id} />,
          },
        ]}
      />
    </Page>
  );
}

/** A deleted client: which it was, what happened, and the way back. */
export function DeletedClient({ client }: { client: ClientRecord }) {
  const restore = useClientRestore(client);
  return (
    <Page>
      <Heading client={client} isDeleted />
      <DeletedBanner {...restore}>
        <FormattedMessage id="cms.client.deletedText" />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <ClientHistory id={client.id} />
    </Page>
  );
}

interface HeadingProps {
  client: ClientRecord;
  isDeleted?: boolean;
  children?: ReactNode;
}

function Heading({ client, isDeleted, children }: HeadingProps) {
  const locale = useLocale();
  const name = localized(client.name, locale);
  const other = localized(client.name, locale === 'th' ? 'en' : 'th');
  return (
    <RecordHeading
      picture={<Logo name={name} image={client.logo} size={80} />}
      name={name}
      notes={[other]
        .filter((note) => note !== name)
        .map((note) => (
          <span key={note}>{note}</span>
        ))}
      marks={
        <>
          <StatusBadge status={client.publish ? 'Published' : 'Unpublished'} />
          {client.missingTranslation && <MissingTranslation />}
        </>
      }
      isDeleted={isDeleted}
      updatedAt={client.updatedAt}
    >
      {children}
    </RecordHeading>
  );
}

/** What a client that follows a business shows, and where it is changed. */
function OfBusiness({ client, businessId }: { client: ClientRecord; businessId: string }) {
  return (
    <RecordSection title={<FormattedMessage {...clientMessages.ofBusiness} />}>
      <p>
        <FormattedMessage id="cms.client.ofBusinessText" />
      </p>
      <Way>
        <TextLink to={clientPaths.business(businessId)}>
          <FormattedMessage id="cms.client.toBusiness" />
        </TextLink>
      </Way>
      <DescriptionList
        facts={[
          {
            id: 'link',
            label: <FormattedMessage {...clientMessages.link} />,
            value: client.link && <ExternalLink href={client.link}>{client.link}</ExternalLink>,
          },
          {
            id: 'position',
            label: <FormattedMessage {...clientMessages.position} />,
            value: client.position,
          },
        ]}
      />
    </RecordSection>
  );
}

const WORDS = {
  actions: { Order: 'cms.client.history.Order' },
  fields: {
    name: clientMessages.name.id,
    link: clientMessages.link.id,
    publish: clientMessages.publish.id,
    imageId: clientMessages.logo.id,
  },
};

function ClientHistory({ id }: { id: string }) {
  const query = useManagementClientAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={historyWording(useIntl(), WORDS)} />;
}

const Way = styled.p`
  margin-block: ${tokens.space2} ${tokens.space4};
`;

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
