import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { DescriptionList } from '@dara/kit/record';
import { saveFile } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Button, Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { useAccountDataQuery, type AccountData } from '../../api/generated.ts';
import { dataGroups, type DataGroup } from './account-data.model.ts';

export interface AccountDataDialogProps {
  onClose: () => void;
}

/** Leaves it to the browser to keep the file. */
function download(data: AccountData): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `dara-${data.exportedAt.slice(0, 10)}.json`);
}

/** Everything that is stored about the person, as text and as a file. */
export function AccountDataDialog({ onClose }: AccountDataDialogProps) {
  // Always refetched: shows the current state.
  const query = useAccountDataQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={<FormattedMessage id="talent.data.title" />}
      description={<FormattedMessage id="talent.data.lead" />}
      actions={
        <Button
          variant="primary"
          icon={<Download size={18} aria-hidden />}
          disabled={!data}
          onClick={() => data && download(data)}
        >
          <FormattedMessage id="talent.data.download" />
        </Button>
      }
    >
      {data ? (
        <StoredData data={data} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton shape="box" height={320} />
      )}
    </Dialog>
  );
}

function StoredData({ data }: { data: AccountData }) {
  const format = useFormat();
  const { profile } = data;
  const facts = [
    { id: 'name', value: `${profile.firstName} ${profile.lastName}` },
    { id: 'email', value: profile.email },
    { id: 'phone', value: profile.contactPhone },
    { id: 'address', value: [profile.address, profile.postalCode].filter(Boolean).join(' ') },
    { id: 'created', value: format.dateTime(profile.createdAt) },
    { id: 'lastLogin', value: format.dateTime(profile.lastLoginAt) },
  ];
  return (
    <Groups>
      <section>
        <h3>
          <FormattedMessage id="talent.data.group.account" />
        </h3>
        <DescriptionList
          facts={facts.map((fact) => ({
            ...fact,
            label: <FormattedMessage id={`talent.data.fact.${fact.id}`} />,
          }))}
        />
        {data.talent && (
          <p>
            <FormattedMessage
              id="talent.data.record"
              values={{ pictures: data.talent.album.length, works: data.talent.works.length }}
            />
          </p>
        )}
      </section>
      {dataGroups(data).map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Groups>
  );
}

function Group({ group: { id, rows } }: { group: DataGroup }) {
  const format = useFormat();
  return (
    <details>
      <summary>
        <FormattedMessage id={`talent.data.group.${id}`} values={{ count: rows.length }} />
      </summary>
      {rows.length === 0 ? (
        <p>
          <FormattedMessage id="talent.data.nothing" />
        </p>
      ) : (
        <ul>
          {rows.map(({ at, text, word }, index) => (
            <li key={index}>
              <time dateTime={at ?? undefined}>{format.dateTime(at)}</time>
              <span>
                {word && <FormattedMessage {...word} />} {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${tokens.space3};
  h3 {
    margin: 0 0 ${tokens.space2};
    font-size: ${tokens.textBody};
  }
  p {
    margin: ${tokens.space2} 0 0;
    color: ${tokens.inkMuted};
  }
  details {
    border-block-start: 1px solid ${tokens.line};
  }
  summary {
    padding-block: ${tokens.space3};
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${tokens.space2};
    max-height: 280px;
    margin: 0;
    padding: 0 0 ${tokens.space3};
    overflow-y: auto;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space3};
    font-size: ${tokens.textSmall};
    overflow-wrap: anywhere;
  }
  time {
    flex: none;
    color: ${tokens.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;
