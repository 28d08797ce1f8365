import type { Localized } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { ImagePreview, type Picture } from '@dara/kit/image-field';
import { renameErrors, useRecordSave, type ConflictField } from '@dara/kit/record';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementNewsCreateMutation,
  useManagementNewsUpdateMutation,
  type ManagementNews,
  type ManagementNewsTalent,
} from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { momentOf, toValues, type NewsValues, type Publishing } from '../news-values.ts';
import { plainLines } from '../../../parts/version/plain-lines.ts';
import { useNewsLabels } from '../use-news-labels.ts';
import { useNewsTagChoices } from '../use-news-tags.ts';
import { mergeUploadedFiles, createForm, updateForm } from './news-form.model.ts';

const both = ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n');
const bothPlain = ({ th, en }: Localized) => both({ th: plainLines(th), en: plainLines(en) });

/** Comparison of two edits of an article. */
function useConflictFields(
  article: ManagementNews | undefined,
): readonly ConflictField<NewsValues>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const labels = useNewsLabels();
  const choices = useNewsTagChoices();
  return useMemo(() => {
    const picture = (one: Picture | null) =>
      one && <ImagePreview picture={one} alt="" isWhole ratio="2 / 1" />;
    const tagName = (id: string) => {
      const tag = [...choices, ...(article?.tags ?? [])].find((one) => one.id === id);
      return tag ? localized(tag, locale) : id;
    };
    const publishing = ({ publish, when, ...at }: Publishing) =>
      !publish
        ? formatMessage({ id: 'kit.ui.status.Unpublished' })
        : when === 'now'
          ? formatMessage({ id: 'kit.ui.status.Published' })
          : formatMessage(
              { id: 'cms.article.scheduledFor' },
              { date: format.dateTime(momentOf(at)) },
            );
    const fields: Omit<ConflictField<NewsValues>, 'label'>[] = [
      { name: 'title', show: both },
      { name: 'shortDescription', show: both },
      { name: 'detail', show: bothPlain },
      { name: 'publishing', show: publishing },
      { name: 'order', show: (order: string) => order },
      { name: 'tags', keyOf: (id: string) => id, show: tagName },
      {
        name: 'talents',
        keyOf: ({ id }: ManagementNewsTalent) => id,
        show: ({ name }: ManagementNewsTalent) => localized(name, locale),
      },
      { name: 'byline', show: both },
      { name: 'photoCredit', show: both },
      { name: 'image', show: picture },
      { name: 'shareImage', show: picture },
    ];
    return fields.map((field) => ({ ...field, label: labels[field.name] ?? field.name }));
  }, [formatMessage, format, locale, labels, choices, article]);
}

/** Form names of api fields with another name. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  imageId: 'image',
  shareImageId: 'shareImage',
  talentIds: 'talents',
  publishAt: 'publishing.date',
  publish: 'publishing.when',
};

/** Creates or changes an article; merges concurrent changes. */
export function useNewsSave(kind: NewsKind, record: ManagementNews | undefined, name?: string) {
  const [create] = useManagementNewsCreateMutation();
  const [update] = useManagementNewsUpdateMutation();
  const fields = useConflictFields(record);
  return useRecordSave<NewsValues, ManagementNews>({
    ...{ record, name, toValues, fields, mergeUploadedFiles },
    namedErrors: (error) => renameErrors(error, FIELD_NAMES),
    bodyOf: (values, base) => (base ? updateForm(values, base) : createForm(kind.type, values)),
    send: (body, base) => (base ? update({ id: base.id, body }) : create({ body })),
  });
}
