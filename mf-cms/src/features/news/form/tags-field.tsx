import { FormMultiSelect } from '@dara/kit/forms';
import { TAGS_MAX } from '@dara/model';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useFormikContext } from 'formik';
import { useDeferredValue, useState } from 'react';
import {
  useManagementTagChoicesQuery,
  useManagementTagCreateMutation,
  type ManagementNews,
  type TagRef,
} from '../../../api/generated.ts';
import type { NewsValues } from '../news-values.ts';
import { useNewsLabels } from '../use-news-labels.ts';

/** A name in Latin letters is the English one as well. */
const LATIN = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u;

/** Tags of an article: search or create. */
export function TagsField({ article }: { article: ManagementNews | undefined }) {
  const labels = useNewsLabels();
  const locale = useLocale();
  const notice = useNotice();
  const { values, setFieldValue } = useFormikContext<NewsValues>();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim()) || undefined;
  const choices = useManagementTagChoicesQuery({ kind: 'News', keyword }).data?.items ?? [];
  const [create] = useManagementTagCreateMutation();
  const [seen, setSeen] = useState<readonly TagRef[]>([]);
  const found = choices.map(({ id, name }): TagRef => ({ id, ...name }));
  const known = new Map([...(article?.tags ?? []), ...seen, ...found].map((tag) => [tag.id, tag]));

  const add = async (text: string) => {
    try {
      const name = { th: text, en: LATIN.test(text) ? text : '' };
      const made = await create({ tagCreate: { kind: 'News', name } }).unwrap();
      setSeen([...seen, { id: made.id, ...made.name }]);
      await setFieldValue('tags', [...values.tags, made.id]);
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <FormMultiSelect
      name="tags"
      label={labels.tags}
      hint={<FormattedMessage id="cms.article.hint.tags" values={{ limit: TAGS_MAX }} />}
      options={[...known.values()].map((tag) => ({ value: tag.id, label: localized(tag, locale) }))}
      onType={setTyped}
      onCreate={(text) => void add(text)}
    />
  );
}
