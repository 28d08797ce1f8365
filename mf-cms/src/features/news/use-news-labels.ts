import { useIntl } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import { LOCALIZED } from './news-values.ts';

const NAMES = [
  ...(['title', 'shortDescription', 'detail', 'publishing', 'order', 'tags', 'talents'] as const),
  ...(['byline', 'photoCredit'] as const),
  ...(['image', 'shareImage', 'publish', 'publishAt', 'status'] as const),
] as const;
/** Names of api fields and form values, by message id. */
const ALIASES = {
  imageId: 'image',
  shareImageId: 'shareImage',
  talentIds: 'talents',
  'publishing.date': 'publishDate',
  'publishing.time': 'publishTime',
} as const;

/** Labels of an article's values, by name. */
export function useNewsLabels(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const labels: Record<string, string> = {};
    for (const name of [...NAMES, 'publishDate', 'publishTime']) {
      labels[name] = formatMessage({ id: `cms.article.field.${name}` });
    }
    for (const name of LOCALIZED) {
      const label = labels[name] ?? '';
      labels[`${name}.th`] = formatMessage({ id: 'kit.form.inThai' }, { label });
      labels[`${name}.en`] = formatMessage({ id: 'kit.form.inEnglish' }, { label });
    }
    for (const [alias, name] of Object.entries(ALIASES)) labels[alias] = labels[name] ?? '';
    return labels;
  }, [formatMessage]);
}
