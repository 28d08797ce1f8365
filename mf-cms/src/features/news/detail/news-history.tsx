import { RecordHistory, useHistoryPage, type HistoryFormatter } from '@dara/kit/record';
import { useFormat } from '@dara/kit/format';
import { useIntl } from '@dara/sdk/i18n';
import { useManagementNewsHistoryQuery } from '../../../api/generated.ts';
import { useNewsLabels } from '../use-news-labels.ts';

const ACTIONS = new Set(['Publish', 'Unpublish', 'RestoreVersion', 'Order']);

/** Who changed what of an article, the latest first, before and after. */
export function NewsHistory({ id }: { id: string }) {
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
