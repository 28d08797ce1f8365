import { shortRevision, type ListedRelease, type ReleaseRules } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { NoValue } from '@dara/kit/resource';
import { Badge, IconButton, Menu, Table, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { DecisionTitle } from './action-titles.tsx';
import { Answered } from './answered.tsx';
import { shareDecisions, type Wanted } from './decision.ts';
import { DecisionDialog } from './lazy-dialogs.ts';
import { Badges, Quiet } from './package-state.tsx';
import { LIVE, useReleaseListQuery, useReleaseRulesQuery } from './release.api.ts';
import { isMarked } from './release.model.ts';
import { useMayDecide } from './use-may-decide.ts';

const STATE_TONES = { live: 'positive', canary: 'info', previous: 'neutral' } as const;
const NO_RULES: ReleaseRules = { grants: [], freezes: [], marks: [] };

/** Every release of a package, the last published first. */
export function ReleaseVersions({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const query = useReleaseListQuery(undefined, LIVE);
  const { data: rules = NO_RULES } = useReleaseRulesQuery(undefined, LIVE);
  const [wanted, setWanted] = useState<Wanted>();
  const mayDecide = useMayDecide();
  const header = (id: string) => formatMessage({ id: `setting.release.column.${id}` });
  const columns: TableColumn<ListedRelease>[] = [
    {
      id: 'version',
      header: header('version'),
      primary: true,
      minWidth: '120px',
      cell: ({ version }) => version,
    },
    {
      id: 'state',
      header: header('state'),
      minWidth: '140px',
      cell: (row) => <ReleaseState release={row} rules={rules} />,
    },
    {
      id: 'published',
      header: header('published'),
      nowrap: true,
      cell: ({ publishedAt }) => format.dateTime(publishedAt),
    },
    {
      id: 'revision',
      header: header('revision'),
      cell: ({ revision }) => <Quiet>{shortRevision(revision)}</Quiet>,
    },
  ];
  if (mayDecide)
    columns.push({
      id: 'actions',
      header: header('actions'),
      align: 'end',
      cell: (row) => (
        <Menu
          trigger={
            <IconButton
              label={formatMessage({ id: 'kit.record.more' }, { name: row.version })}
              icon={<EllipsisVertical size={20} aria-hidden />}
            />
          }
          items={decisionsOf(row, rules, query.data?.releases).map((one) => ({
            id: one.text,
            label: <DecisionTitle of={one.text} />,
            danger: one.text === 'markBad',
            onSelect: () => setWanted(one),
          }))}
        />
      ),
    });
  return (
    <Answered query={query}>
      {({ releases }) => (
        <>
          <Table
            label={formatMessage({ id: 'setting.release.tab.release' })}
            columns={columns}
            rows={releases.filter((release) => release.name === name)}
            rowId={({ version }) => version}
          />
          {wanted && (
            <DecisionDialog {...wanted} name={name} onClose={() => setWanted(undefined)} />
          )}
        </>
      )}
    </Answered>
  );
}

function decisionsOf(
  release: ListedRelease,
  rules: ReleaseRules,
  all: readonly ListedRelease[] = [],
): Wanted[] {
  const { name, version, state, canary } = release;
  const input = { name, version };
  const decisions = canary ? shareDecisions(name, version) : [];
  const promote = { version, decision: { action: 'promote', input } } as const;
  if (state !== 'live' && !canary) {
    decisions.push({ text: 'promote', ...promote });
    if (hasRoom(all, name)) decisions.push({ text: 'share', ...promote });
  }
  if (!isMarked(rules, release, 'approved'))
    decisions.push({ text: 'approve', version, decision: { action: 'approve', input } });
  decisions.push(
    isMarked(rules, release, 'bad')
      ? {
          ...{ text: 'unmarkBad', version },
          decision: { action: 'mark-bad', input: { ...input, remove: true } },
        }
      : { text: 'markBad', version, decision: { action: 'mark-bad', input } },
  );
  return decisions;
}

/** Whether a release can have a share: beside a live one, and one release of the site at a time. */
const hasRoom = (all: readonly ListedRelease[], name: string): boolean =>
  all.some((one) => one.name === name && one.state === 'live') &&
  !all.some((one) => one.name !== name && one.canary);

function ReleaseState({ release, rules }: { release: ListedRelease; rules: ReleaseRules }) {
  const format = useFormat();
  const { state, canary } = release;
  const [isBad, isApproved] = [
    isMarked(rules, release, 'bad'),
    isMarked(rules, release, 'approved'),
  ];
  if (state === 'published' && !isBad && !isApproved) return <NoValue />;
  return (
    <Badges>
      {state !== 'published' && (
        <Badge tone={STATE_TONES[state]}>
          <FormattedMessage
            id={`setting.release.state.${state}`}
            values={{ share: format.percent(canary?.share) }}
          />
        </Badge>
      )}
      {isBad && (
        <Badge tone="danger">
          <FormattedMessage id="setting.release.state.bad" />
        </Badge>
      )}
      {isApproved && (
        <Badge tone="info">
          <FormattedMessage id="setting.release.state.approved" />
        </Badge>
      )}
    </Badges>
  );
}
