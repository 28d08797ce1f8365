import { useFormat } from '@dara/kit/format';
import { EmptyState, ErrorState, Pagination, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useLocation, useSearchParams } from '@dara/sdk/router';
import { useState } from 'react';
import { useManagementNewsVersionsQuery, type ManagementNews } from '../../../api/generated.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { Columns, Entry, List } from './versions.styles.ts';
import { VersionView } from './version-view.tsx';

const SIZE = 10;

export interface VersionsProps {
  article: ManagementNews;
  /** After an earlier state was brought back. */
  onRestored: () => void;
}

/** Earlier states of an article, what each of them changed, and how to restore one. */
export function Versions({ article, onRestored }: VersionsProps) {
  const format = useFormat();
  const { formatMessage, formatList } = useIntl();
  const labels = useNewsLabels();
  const nameOf = (field: string) => labels[field] ?? field;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [page, setPage] = useState(() => Number(params.get('from')) || 1);
  const [chosen, setChosen] = useState<number>();
  const query = useManagementNewsVersionsQuery({ id: article.id, page, size: SIZE });
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Skeleton shape="box" height={320} />;
  const { items, total } = query.data;
  const open = chosen ?? items[0]?.version;
  // In the first version everything is new.
  const isFirst = (at: number) => (page - 1) * SIZE + at === total - 1;
  if (open === undefined) {
    return <EmptyState title={<FormattedMessage id="cms.article.version.none" />} />;
  }
  return (
    <Columns>
      <div>
        <List aria-label={formatMessage({ id: 'cms.article.tab.versions' })}>
          {items.map(({ version, createdAt, createdBy, changed }, at) => (
            <li key={version}>
              <Entry
                type="button"
                aria-pressed={version === open}
                onClick={() => setChosen(version)}
              >
                <strong>
                  <FormattedMessage id="cms.article.version.number" values={{ number: version }} />
                </strong>
                <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
                {createdBy && <span>{createdBy}</span>}
                {changed.length > 0 && !isFirst(at) && (
                  <span>{formatList(changed.map(nameOf), { type: 'unit' })}</span>
                )}
              </Entry>
            </li>
          ))}
        </List>
        <Pagination
          page={page}
          size={SIZE}
          total={total}
          label={formatMessage({ id: 'cms.article.tab.versions' })}
          hrefOf={(next) => `${pathname}?tab=versions&from=${next}`}
          onPage={setPage}
        />
      </div>
      <VersionView
        key={open}
        article={article}
        number={open}
        isNewest={page === 1 && open === items[0]?.version}
        onRestored={onRestored}
      />
    </Columns>
  );
}
