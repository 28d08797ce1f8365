import {
  AUDIT_ACTIONS,
  AUDIT_FIELDS,
  BODY_NAMES,
  PRIVACY_ASKERS,
  PRIVACY_CHANNELS,
  PRIVACY_KINDS,
  PRIVACY_STATUSES,
  RESOURCES,
} from '@dara/model';
import type { IntlShape } from '@dara/sdk/i18n';
import en from '../messages/en.json';
import th from '../messages/th.json';
import { AUDIT_VALUES, auditWording, entityName } from './audit-wording.ts';

describe.each([
  ['th', th],
  ['en', en],
] as const)('in %s', (locale, messages: Record<string, string>) => {
  // The texts of the agency come beside those of the remote.
  const formatMessage = ({ id }: { id: string }) => messages[id] ?? id;
  const intl = { formatMessage, messages, locale } as unknown as IntlShape;
  const wording = auditWording(intl, locale, 'privacy_request');

  test.each(AUDIT_ACTIONS)('%s has words', (action) => {
    const words = messages[`setting.audit.action.${action}`];
    expect(words).toMatch(/\S/);
    expect(wording.action(action)).toBe(words);
  });

  test.each(RESOURCES)('$noun and its fields are called by their labels', (resource) => {
    const { noun, label, fields } = resource;
    expect(entityName(intl, noun)).toBe(label[locale]);
    const ofNoun = auditWording(intl, locale, noun);
    const called = Object.keys(fields).map((name) => ofNoun.field(name));
    expect(called).toEqual(Object.values(fields).map((field) => field.label[locale]));
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'choice') continue;
      for (const [value, text] of Object.entries(field.values)) {
        expect(ofNoun.text?.(name, value)).toBe(text[locale]);
      }
    }
  });

  // A field without a text would show its identifier: English within Thai.
  test.each([...new Set([...AUDIT_FIELDS, ...BODY_NAMES])])('the field %s has words', (field) => {
    const words = wording.field(field);
    expect(words).toMatch(/\S/);
    if (locale === 'th' && field !== 'lineId') expect(words).toMatch(/[ก-๙]/);
  });

  test.each([
    ['gender', 'Female'],
    ['talentTypes', 'Actor'],
    ['work', 'Actor'],
    ['jobType', 'TVC'],
    ['channel', 'Instagram'],
  ])('the value of %s is put into words', (field, value) => {
    expect(wording.text?.(field, value)).toMatch(/^agency\./);
  });

  test.each(Object.entries(AUDIT_VALUES))('every value of %s has words', (field, values) => {
    const said = values.map((value) => auditWording(intl, locale, 'job').text?.(field, value));
    expect(said).toEqual(values.map((value) => messages[`setting.audit.value.${field}.${value}`]));
    expect(said).toEqual(values.map(() => expect.stringMatching(/\S/)));
    if (locale === 'th') expect(said.join('')).not.toMatch(/[A-Za-z]/);
  });

  test('a text that a user wrote is left as it is', () => {
    expect(wording.text?.('reason', 'Budget is gone')).toBeUndefined();
  });

  test.each([
    ['kind', PRIVACY_KINDS],
    ['channel', PRIVACY_CHANNELS],
    ['askedBy', PRIVACY_ASKERS],
    ['status', PRIVACY_STATUSES],
  ] as const)('%s of a request about personal data and its values have words', (field, values) => {
    expect(wording.field(field)).toBe(messages[`setting.audit.field.${field}`]);
    const said = values.map((value) => wording.text?.(field, value));
    expect(said).toEqual(values.map(() => expect.stringMatching(/\S/)));
    if (locale === 'th') expect(said.join('')).not.toMatch(/[A-Za-z]/);
  });
});
