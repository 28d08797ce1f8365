import { newsRecord } from '../../testing/news-record.ts';
import { NO_NEWS, isBlank, missingIn, momentOf, statusOf, toValues } from './news-values.ts';
import { changesOf, withDraft } from './form/news-form.model.ts';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const LATER = { publish: true, when: 'later', date: '2026-12-24', time: '09:00' } as const;

test('date and time are those of Bangkok, there and back', () => {
  expect(momentOf(LATER)).toBe('2026-12-24T02:00:00.000Z');
  expect(momentOf({ date: '', time: '09:00' })).toBeNull();
  const publishAt = '2126-12-31T20:30:00.000Z';
  const { publishing } = toValues(newsRecord({ publish: true, status: 'Scheduled', publishAt }));
  expect(publishing).toEqual({ publish: true, when: 'later', date: '2127-01-01', time: '03:30' });
});

test('a time that has come is no schedule any more', () => {
  const publishAt = '2020-01-01T00:00:00.000Z';
  const { publishing } = toValues(newsRecord({ publish: true, status: 'Published', publishAt }));
  expect(publishing.when).toBe('now');
});

test.each([
  ['Unpublished', { ...LATER, publish: false }],
  ['Scheduled', LATER],
  ['Published', { ...LATER, date: '2026-11-22' }],
  ['Published', { ...LATER, when: 'now' }],
] as const)('is %s when saved so', (status, publishing) => {
  expect(statusOf(publishing, NOW)).toBe(status);
});

test.each([
  ['', true],
  ['<p>&nbsp;</p><p><br></p>', true],
  [' \n<ul><li> </li></ul>', true],
  ['<p>ข่าว</p>', false],
  ['<p>&nbsp;</p><p>a</p>', false],
  ['&nbsp;<hr>', false],
  ['1 < 2', false],
  ['<figure><img src="/api/image/a/640.webp" alt=""></figure>', false],
])('%j is blank: %s', (text, isEmpty) => {
  expect(isBlank(text)).toBe(isEmpty);
});

test('a language misses what the other one says', () => {
  const values = { ...NO_NEWS, title: { th: 'ข่าว', en: '' }, detail: { th: '', en: '<p>x</p>' } };
  expect(missingIn(values, 'en')).toEqual(['title']);
  expect(missingIn(values, 'th')).toEqual(['detail']);
});

test('a draft holds what was changed alone, and gives it back', () => {
  const article = newsRecord();
  const values = {
    ...toValues(article),
    title: { th: 'ใหม่', en: 'New' },
    order: '2',
    publishing: { ...LATER, publish: false, date: '2126-12-24' },
  };
  const draft = changesOf(values, article);
  expect(draft).toEqual({
    title: { th: 'ใหม่', en: 'New' },
    order: 2,
    publish: false,
    publishAt: '2126-12-24T02:00:00.000Z',
  });
  expect(withDraft(toValues(article), { data: draft!, talents: [] })).toEqual(values);
  expect(changesOf(toValues(article), article)).toBeUndefined();
});
