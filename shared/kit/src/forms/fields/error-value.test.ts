import type { IntlShape } from '@dara/sdk/i18n';
import { errorText, flattenErrors, orderedErrors } from './error-value.ts';

const intl = {
  formatMessage: ({ id }: { id: string }, values: object) => `${id} ${JSON.stringify(values)}`,
} as unknown as IntlShape;

describe('the text of an error', () => {
  it.each([
    ['as it stands', 'Required', 'Required'],
    ['by its id', { id: 'a' }, 'a undefined'],
    ['by its id with values', { id: 'a', values: { max: 3 } }, 'a {"max":3}'],
    ['of none', undefined, undefined],
    ['of an empty one', '', undefined],
    ['of null', null, undefined],
    ['of a number', 3, undefined],
    ['of what has no id', { values: {} }, undefined],
    ['of an id that is no text', { id: 3 }, undefined],
  ])('is given %s', (_how, value, text) => {
    expect(errorText(value, intl)).toBe(text);
  });
});

describe('the errors of a form', () => {
  const errors = {
    name: { th: 'Required', en: '' },
    links: [undefined, { url: { id: 'kit.validation.url' } }, null],
    count: 3,
    email: 'Taken',
  };

  it('are listed by the path of their field, without other values', () => {
    expect(flattenErrors(errors)).toEqual([
      { name: 'name.th', value: 'Required' },
      { name: 'links.1.url', value: { id: 'kit.validation.url' } },
      { name: 'email', value: 'Taken' },
    ]);
    expect(flattenErrors(undefined)).toEqual([]);
    expect(flattenErrors('Taken', 'email')).toEqual([{ name: 'email', value: 'Taken' }]);
  });

  it('are ordered as their values are', () => {
    const names = (values: object) => orderedErrors(errors, values).map(({ name }) => name);
    expect(names({ email: '', links: [], name: {} })).toEqual(['email', 'links.1.url', 'name.th']);
    expect(names({ name: {}, email: '', links: [] })).toEqual(['name.th', 'email', 'links.1.url']);
  });
});
