import { errorMessage, fieldErrorMessage, registerErrorTexts } from '@dara/sdk/api';
import en from './en.json';
import { agencyErrorTexts, ERROR_TEXTS } from './error-texts.ts';
import th from './th.json';

/** The exact English texts of errors. */
const WORDS = {
  'agency.error.DISPLAY_NAME_DUPLICATE': 'The display name already exists',
  'agency.error.TOP_FULL': 'Top is full',
  'agency.error.TALENT_TYPE_DUPLICATE': 'The talent type is duplicate',
  'agency.error.CHANNEL_DUPLICATE': 'Channel is duplicate',
  'agency.error.NEWS_NOT_EXIST': 'The news does not exist',
  'agency.error.TALENT_NOT_EXIST': 'The talent does not exist',
} as const;

test.each(Object.entries(WORDS))('%s is worded "%s"', (id, words) => {
  expect(en[id as keyof typeof en]).toBe(words);
});

test('codes and rules have their own text once a remote brings it, in both languages', () => {
  const failure = { status: 404, code: 'TALENT_NOT_EXIST' } as const;
  expect(errorMessage(failure)).toEqual({ id: 'sdk.error.notFound' });
  registerErrorTexts(agencyErrorTexts);
  for (const code of ERROR_TEXTS) {
    const id = `agency.error.${code}`;
    expect(errorMessage({ ...failure, code })).toEqual({ id });
    expect(fieldErrorMessage({ field: 'x', rule: code })).toEqual({ id });
    expect([Object.keys(th), Object.keys(en)]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
  }
});
