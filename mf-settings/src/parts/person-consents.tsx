import { useFormat } from '@dara/kit/format';
import { RecordSection } from '@dara/kit/record';
import { Badge, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  useManagementProfileConsentListQuery,
  type ConsentHistoryEntry,
} from '../api/generated.ts';

/** Limit of the list; more consents are not expected. */
const SIZE = 100;

/** What a user agreed to, to which text, when and from where, and what was withdrawn. */
export function PersonConsents({ profileId }: { profileId: string }) {
  const query = useManagementProfileConsentListQuery({ id: profileId, size: SIZE });
  return (
    <RecordSection title={<FormattedMessage id="setting.consent.title" />}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <Skeleton shape="box" height={120} />
      ) : query.data.items.length === 0 ? (
        <Quiet>
          <FormattedMessage id="setting.consent.none" />
        </Quiet>
      ) : (
        <List>
          {query.data.items.map((entry) => (
            <ConsentEntry key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </RecordSection>
  );
}

function ConsentEntry({ entry }: { entry: ConsentHistoryEntry }) {
  const { purpose, textVersion, givenBy, withdrawnAt } = entry;
  return (
    <li>
      <strong>
        <FormattedMessage id={`setting.consent.purpose.${purpose}`} />
        <Badge tone={withdrawnAt ? 'neutral' : 'positive'}>
          <FormattedMessage id={`setting.consent.${withdrawnAt ? 'withdrawn' : 'given'}`} />
        </Badge>
      </strong>
      <small>
        <FormattedMessage id="setting.consent.text" values={{ version: textVersion }} />
        {givenBy === 'guardian' && (
          <>
            {' · '}
            <FormattedMessage id="setting.consent.byGuardian" />
          </>
        )}
      </small>
      <Moment id="setting.consent.givenAt" at={entry.givenAt} from={entry.givenFrom} />
      {withdrawnAt && (
        <Moment id="setting.consent.withdrawnAt" at={withdrawnAt} from={entry.withdrawnFrom} />
      )}
    </li>
  );
}

function Moment({ id, at, from }: { id: string; at: string; from: string | null }) {
  const format = useFormat();
  return (
    <small>
      <FormattedMessage id={id} values={{ date: format.dateTime(at) }} />
      {from && (
        <>
          {' · '}
          {from}
        </>
      )}
    </small>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${tokens.space1};
    padding-block: ${tokens.space3};
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid ${tokens.line};
  }
  strong {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space2};
    align-items: center;
  }
  small {
    color: ${tokens.inkMuted};
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.inkMuted};
`;
