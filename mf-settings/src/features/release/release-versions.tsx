import { shortRevision, type ListedRelease, type ReleaseRules } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { NoValue } from '@dara/kit/resource';
import { Badge, IconButton, Menu, Table, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Answered } from './answered.tsx';
import type { DecisionDialogProps } from './decision.ts';
import { DecisionDialog } from './lazy-dialogs.ts';
import { Badges, Quiet } from './package-state.tsx';
import { LIVE, useReleaseListQuery, useReleaseRulesQuery } from './release.api.ts';
import { isMarked } from './release.model.ts';

type Wanted = Pick<DecisionDialogProps, 'decision' | 'text'> & { version: string };
const NO_RULES: ReleaseRules = { grants: [], freezes: [], marks: [] };

/** Every release of a package, the last published first. */
export function ReleaseVersions({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const query = useReleaseListQuery(undefined, LIVE);
  const { data: rules = NO_RULES } = useReleaseRulesQuery(undefined, LIVE);
  const [wanted, setWanted] = useState<Wanted>();
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
    {
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
          items={decisionsOf(row, rules).map((one) => ({
            id: one.text,
            label: <FormattedMessage id={`setting.release.do.${one.text}`} />,
            danger: one.text === 'markBad',
            onSelect: () => setWanted(one),
          }))}
        />
      ),
    },
  ];
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

function decisionsOf(release: ListedRelease, rules: ReleaseRules): Wanted[] {
  const { name, version, state } = release;
  const input = { name, version };
  const decisions: Wanted[] = [];
  if (state !== 'live')
    decisions.push({ text: 'promote', version, decision: { action: 'promote', input } });
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

function ReleaseState({ release, rules }: { release: ListedRelease; rules: ReleaseRules }) {
  const { state } = release;
  const [isBad, isApproved] = [
    isMarked(rules, release, 'bad'),
    isMarked(rules, release, 'approved'),
  ];
  if (state === 'published' && !isBad && !isApproved) return <NoValue />;
  return (
    <Badges>
      {state !== 'published' && (
        <Badge tone={state === 'live' ? 'positive' : 'neutral'}>
          <FormattedMessage id={`setting.release.state.${state}`} />
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
