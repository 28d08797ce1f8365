import { max, min, requiredText, number, text, type Rule } from '@dara/kit/validation';
import { NEWS_LINES, NEWS_PLACES_MAX, NEWS_TALENTS_MAX, TAGS_MAX } from '@dara/model';
import { array, mixed, object, string, type TestContext } from 'yup';
import { bytesOf } from '../../../parts/rich-text/bytes.ts';
import { isBlank, momentOf, type NewsValues, type Publishing } from '../news-values.ts';

const publishingOf = ({ parent }: TestContext) => parent as Publishing;

/** A schedule has a day and an hour. */
const whenLater: Rule<string> = {
  name: 'required',
  message: { id: 'kit.validation.required' },
  test: (value, context) => publishingOf(context).when === 'now' || Boolean(value),
};

/** A newly chosen time is in the future; the stored one may be past. */
const toCome = (known: string | null): Rule<string> => ({
  name: 'futureDate',
  message: { id: 'cms.article.rule.future' },
  test: (_value, context) => {
    const publishing = publishingOf(context);
    const moment = publishing.when === 'later' ? momentOf(publishing) : null;
    return moment === null || moment === known || Date.parse(moment) > Date.now();
  },
});

/** What can be read has to say something; what is not public yet may be empty. */
const saidOncePublished: Rule<string> = {
  name: 'required',
  message: { id: 'kit.validation.required' },
  test: (value, { from }) => {
    const values = from?.at(-1)?.value as NewsValues | undefined;
    return !values?.publishing.publish || !isBlank(value ?? '');
  },
};

/** The api limits rich text in bytes. */
const notTooLong: Rule<string> = {
  name: 'maxBytes',
  message: { id: 'cms.article.rule.tooLong' },
  test: (value) => bytesOf(value ?? '') <= NEWS_LINES.detailBytes,
};

/** Validation of the form; `publishAt` is the article's current time. */
export function newsSchema(publishAt: string | null) {
  const { title, shortDescription, byline, photoCredit } = NEWS_LINES;
  const richText = string().test(notTooLong);
  return object({
    title: object({ th: requiredText(title), en: text(title) }),
    shortDescription: object({
      th: text(shortDescription).test(saidOncePublished),
      en: text(shortDescription),
    }),
    detail: object({ th: richText.test(saidOncePublished), en: richText }),
    publishing: object({
      date: string().test(whenLater).test(toCome(publishAt)),
      time: string().test(whenLater),
    }),
    order: string().test(number()).test(min(1)).test(max(NEWS_PLACES_MAX)),
    tags: array(string()).max(TAGS_MAX),
    talents: array().max(NEWS_TALENTS_MAX),
    byline: object({ th: text(byline), en: text(byline) }),
    photoCredit: object({ th: text(photoCredit), en: text(photoCredit) }),
    image: mixed().nullable(),
    shareImage: mixed().nullable(),
  });
}
