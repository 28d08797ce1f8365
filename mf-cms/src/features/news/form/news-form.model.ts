import type { Localized } from '@dara/contract';
import { isFile, recordForm } from '@dara/kit/image-field';
import { isSame } from '@dara/kit/record';
import type { NewsType } from '@dara/model';
import type { ManagementNews, NewsDraft, NewsDraftData } from '../../../api/generated.ts';
import { momentOf, publishingOf, toValues, type NewsValues } from '../news-values.ts';

/** Files are not stored on the device. */
export const NEWS_NOT_STORED = ['image', 'shareImage'];

const trimmed = ({ th, en }: Localized): Localized => ({ th: th.trim(), en: en.trim() });

/** All values in the api's format, by name. */
function toMultipartParts(values: NewsValues): Record<keyof NewsValues, object> {
  const { publish, when, ...at } = values.publishing;
  return {
    title: { title: trimmed(values.title) },
    shortDescription: { shortDescription: trimmed(values.shortDescription) },
    detail: { detail: values.detail },
    publishing: { publish, publishAt: when === 'later' ? momentOf(at) : null },
    order: { order: values.order === '' ? null : Number(values.order) },
    tags: { tags: values.tags },
    talents: { talentIds: values.talents.map(({ id }) => id) },
    byline: { byline: trimmed(values.byline) },
    photoCredit: { photoCredit: trimmed(values.photoCredit) },
    image: isFile(values.image) ? {} : { imageId: values.image?.id ?? null },
    shareImage: isFile(values.shareImage) ? {} : { shareImageId: values.shareImage?.id ?? null },
  };
}

const filesOf = ({ image, shareImage }: NewsValues) => ({
  image: isFile(image) ? [image] : [],
  shareImage: isFile(shareImage) ? [shareImage] : [],
});

/** Differences from the loaded article. */
export function changesOf(values: NewsValues, article: ManagementNews): NewsDraftData | undefined {
  const base = toValues(article);
  const parts = Object.entries(toMultipartParts(values)).filter(([part]) => {
    const name = part as keyof NewsValues;
    return !isSame(values[name], base[name]);
  });
  if (parts.length === 0) return undefined;
  return Object.assign({}, ...parts.map(([, part]) => part)) as NewsDraftData;
}

/** The fields of the article besides texts and images, for a draft. */
export const draftBaseOf = (article: ManagementNews) => ({
  publish: article.publish,
  publishAt: article.publishAt,
  order: article.order,
  tags: article.tags.map(({ id }) => id),
  talentIds: article.talents.map(({ id }) => id),
  byline: article.byline,
  photoCredit: article.photoCredit,
});

/** Only changed values are sent, so that concurrent changes of others stay. */
export function updateForm(values: NewsValues, article: ManagementNews): FormData | undefined {
  const changes = changesOf(values, article);
  return changes && recordForm({ version: article.version, ...changes }, filesOf(values));
}

export function createForm(type: NewsType, values: NewsValues): FormData {
  const parts = Object.values(toMultipartParts(values));
  return recordForm(Object.assign({ type }, ...parts) as object, filesOf(values));
}

/** The values after an attempt that was stored: the images that it sent are the article's now. */
export function mergeUploadedFiles(
  values: NewsValues,
  sent: NewsValues,
  article: ManagementNews,
): NewsValues {
  const stored = (name: 'image' | 'shareImage') =>
    isFile(values[name]) && values[name] === sent[name] ? article[name] : values[name];
  return { ...values, image: stored('image'), shareImage: stored('shareImage') };
}

/** Values merged with a stored draft; an unknown image of the draft is ignored. */
export function withDraft(
  values: NewsValues,
  { data: draft, talents }: Pick<NewsDraft, 'data' | 'talents'>,
): NewsValues {
  const { title, shortDescription, detail, publish, publishAt, order, tags } = draft;
  const both = (own: Localized, kept: { th: string; en?: string } | undefined) =>
    kept ? { th: kept.th, en: kept.en ?? '' } : own;
  const { publishing } = values;
  return {
    ...values,
    title: both(values.title, title),
    shortDescription: both(values.shortDescription, shortDescription),
    detail: both(values.detail, detail),
    publishing:
      publishAt === undefined
        ? publishing
        : {
            ...publishingOf(publish ?? publishing.publish, publishAt),
            publish: publishing.publish,
          },
    order: order === undefined ? values.order : order === null ? '' : String(order),
    tags: tags ?? values.tags,
    talents: draft.talentIds ? talents : values.talents,
    byline: both(values.byline, draft.byline),
    photoCredit: both(values.photoCredit, draft.photoCredit),
    image: draft.imageId === null ? null : values.image,
    shareImage: draft.shareImageId === null ? null : values.shareImage,
  };
}
