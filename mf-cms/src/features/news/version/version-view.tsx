import { RecordSection, useRecordActions } from '@dara/kit/record';
import { Button, ErrorState, RadioGroup, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementNewsVersionQuery,
  useManagementNewsVersionRestoreMutation,
  type ManagementNews,
} from '../../../api/generated.ts';
import { VersionChanges } from './version-changes.tsx';

interface VersionViewProps {
  article: ManagementNews;
  /** Which state. */
  number: number;
  /** This is the current state. */
  isNewest: boolean;
  onRestored: () => void;
}

type Against = 'before' | 'now';

/** One state of an article: what it changed, or how it differs from the current state. */
export function VersionView(props: VersionViewProps) {
  const { article, number, isNewest, onRestored } = props;
  const { formatMessage } = useIntl();
  const [against, setAgainst] = useState<Against>(isNewest ? 'before' : 'now');
  const isAgainstNow = against === 'now' && !isNewest;
  const state = useManagementNewsVersionQuery({ id: article.id, version: String(number) });
  const earlier = state.currentData?.earlier ?? null;
  const before = useManagementNewsVersionQuery(
    { id: article.id, version: String(earlier) },
    { skip: isAgainstNow || earlier === null },
  );
  const failed = [state, before].find(({ isError }) => isError);
  const restore = useVersionRestore(article, number, onRestored);
  const other = isAgainstNow ? article : before.currentData;
  return (
    <RecordSection
      title={<FormattedMessage id="cms.article.version.number" values={{ number }} />}
      aside={
        isNewest ? (
          <FormattedMessage id="cms.article.version.now" />
        ) : (
          <Button
            size="small"
            icon={<RotateCcw size={16} aria-hidden />}
            loading={restore.busy !== undefined}
            onClick={() => void restore.run('restore')}
          >
            <FormattedMessage id="cms.article.version.restore" />
          </Button>
        )
      }
    >
      <Parts>
        {!isNewest && (
          <RadioGroup
            label={formatMessage({ id: 'cms.article.version.compare' })}
            value={against}
            onChange={(value) => setAgainst(value as Against)}
            options={(['now', 'before'] as const).map((value) => ({
              value,
              label: formatMessage({ id: `cms.article.version.against.${value}` }),
              disabled: value === 'before' && earlier === null,
            }))}
          />
        )}
        {failed ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : !isAgainstNow && state.currentData?.earlier === null ? (
          <p>
            <FormattedMessage id="cms.article.version.first" />
          </p>
        ) : state.currentData && other ? (
          <VersionChanges
            before={isAgainstNow ? state.currentData : other}
            after={isAgainstNow ? article : state.currentData}
          />
        ) : (
          <Skeleton shape="box" height={160} />
        )}
      </Parts>
    </RecordSection>
  );
}

/** Restores a state as the newest one; the current one stays among the versions. */
function useVersionRestore({ id, version }: ManagementNews, number: number, onDone: () => void) {
  const [send] = useManagementNewsVersionRestoreMutation();
  return useRecordActions<'restore'>({
    send: async () => {
      await send({ id, version: String(number), newsVersionRestoreBody: { version } }).unwrap();
      onDone();
    },
    done: () => ({ id: 'cms.article.version.restored', values: { number } }),
    ask: () => ({
      kind: 'normal',
      title: { id: 'cms.article.version.ask', values: { number } },
      message: { id: 'cms.article.version.askText' },
      confirmLabel: { id: 'cms.article.version.restore' },
    }),
  });
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space5};
  p {
    margin: 0;
    color: ${tokens.inkMuted};
  }
`;
