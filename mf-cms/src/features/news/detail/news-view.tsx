import {
  DeletedBanner,
  RecordTabs,
  type RecordTab,
  RecordHistory,
  useHistoryPage,
  type HistoryFormatter,
} from '@dara/kit/record';
import { SectionHeading, Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { useState } from 'react';
import { type ManagementNews, useManagementNewsHistoryQuery } from '../../../api/generated.ts';
import { NewsForm } from '../form/news-form.tsx';
import { NEWS_KINDS } from '../news-kind.ts';
import { useNewsRestore } from '../restore-news.tsx';
import { NewsActions } from './news-actions.tsx';
import { NewsHeading } from './news-heading.tsx';
import { useNewsLabels } from '../use-news-labels.ts';

const ACTIONS = new Set(['Publish', 'Unpublish', 'RestoreVersion', 'Order']);

const nothing = () => undefined;

// Comparing texts is loaded with the tab.
const Versions = lazyComponent(() =>
  import(/* webpackChunkName: "news-versions" */ '../version/versions.tsx').then(
    (module) => module.Versions,
  ),
);

/** An article: form, versions and history. */
export function NewsView({ article }: { article: ManagementNews }) {
  const { formatMessage } = useIntl();
  const name = localized(article.title, useLocale());
  // A restored version is the form's initial state.
  const [round, setRound] = useState(0);
  const tabs: RecordTab[] = [
    {
      id: 'edit',
      label: <FormattedMessage id="cms.article.tab.edit" />,
      content: () => (
        <NewsForm key={round} kind={NEWS_KINDS[article.type]} article={article} onSaved={nothing} />
      ),
    },
    {
      id: 'versions',
      label: <FormattedMessage id="cms.article.tab.versions" />,
      content: () => (
        <Versions
          article={article}
          onRestored={() => setRound(round + 1)}
          pending={<Skeleton shape="box" height={320} />}
        />
      ),
    },
    {
      id: 'history',
      label: <FormattedMessage id="kit.record.history" />,
      content: () => <NewsHistory id={article.id} />,
    },
  ];
  return (
    <>
      <NewsHeading article={article}>
        <NewsActions article={article} />
      </NewsHeading>
      <RecordTabs label={formatMessage({ id: 'kit.record.tabs' }, { name })} tabs={tabs} />
    </>
  );
}

/** A deleted article: which it was, what happened, and how to restore it. */
export function DeletedNews({ article }: { article: ManagementNews }) {
  const restore = useNewsRestore(article);
  return (
    <>
      <NewsHeading article={article} isDeleted />
      <DeletedBanner {...restore}>
        <FormattedMessage id="cms.article.deletedText" />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <NewsHistory id={article.id} />
    </>
  );
}

/** Changes of an article, newest first, with old and new values. */
function NewsHistory({ id }: { id: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const labels = useNewsLabels();
  const query = useManagementNewsHistoryQuery({ id, ...useHistoryPage() });
  const wording: HistoryFormatter = {
    action: (action) =>
      ACTIONS.has(action) ? formatMessage({ id: `cms.article.history.${action}` }) : undefined,
    field: (field) => {
      if (field === 'detailLength') return labels.detail;
      if (field === 'version') return formatMessage({ id: 'cms.article.version' });
      return labels[field];
    },
    role: (permission) => formatMessage({ id: `cms.permission.${permission}` }),
    text: (field, text) => (field === 'publishAt' ? format.dateTime(text) : undefined),
    entry: (field, { th, en }) =>
      field === 'detailLength'
        ? formatMessage(
            { id: 'cms.article.history.length' },
            { th: formatNumber(Number(th)), en: formatNumber(Number(en)) },
          )
        : undefined,
  };
  return <RecordHistory query={query} wording={wording} />;
}
