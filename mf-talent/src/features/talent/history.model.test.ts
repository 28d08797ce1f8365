import type { useFormat } from '@dara/kit/format';
import type { IntlShape } from '@dara/sdk/i18n';
import { valueLines } from '@dara/kit/record';
import { talentWording, type HistoryFormatContext } from './history.model.ts';

const spoken = new Proxy({} as ReturnType<typeof useFormat>, {
  get: (_target, name) => (value: unknown) => `${String(name)}(${String(value)})`,
});
// Messages as their ids.
const intl = {
  formatMessage: ({ id }: { id: string }) => id,
} as unknown as IntlShape;
const words: HistoryFormatContext = {
  intl,
  format: spoken,
  tags: [{ id: 'g1', th: 'สายฮา', en: 'Funny' }],
  locale: 'en',
};

test.each([
  ['displayName', 'Ploy', ['Ploy']],
  ['displayName', null, []],
  ['phoneNumber', '', []],
  ['firstName', { th: 'พลอย', en: 'Ploy' }, ['พลอย', 'Ploy']],
  ['firstName', { th: 'พลอย', en: '' }, ['พลอย']],
  ['active', false, ['kit.resource.no']],
  ['gender', 'Female', ['agency.domain.gender.Female']],
  ['gender', 'Unheard', ['Unheard']],
  ['nationality', 'TH', ['Thai']],
  ['languages', ['th', 'Isan'], ['Thai', 'Isan']],
  ['birthday', '2001-02-03', ['date(2001-02-03)']],
  ['tags', ['g1', 'สายฮา', 'gone'], ['Funny', 'Funny', 'gone']],
  ['imageIds', [], []],
  ['imageIds', ['a', 'b'], ['kit.record.history.pictures']],
  ['imageAlts', [null, { th: 'ภาพ', en: 'Picture' }], ['ภาพ', 'Picture']],
  ['height', 170.5, ['170.5']],
  [
    'budgets',
    [{ type: 'Post', rateCharge: 5000, detail: 'One' }],
    ['talent.budget.Post · money(5000) · One'],
  ],
  ['experiences', [{ customerName: 'Brand', hireDate: null, link: '' }], ['Brand']],
  [
    'experiences',
    [{ customerName: 'Brand', project: 'First Rain', role: 'Lead', hireDate: '2025-03-01' }],
    ['First Rain · Lead · Brand · date(2025-03-01)'],
  ],
  [
    'socialMedia',
    [{ channel: 'Youtube', name: 'ploy', followers: 12, engagementRate: null }],
    ['agency.domain.channel.Youtube · ploy · talent.manage.field.followers number(12)'],
  ],
  ['guardian', { name: 'Mae', relation: 'mother', phone: '081' }, ['Mae · mother · 081']],
  ['somethingNew', { a: 1, b: ['x'] }, ['1']],
])('%s %j reads as %j', (field, value, lines) => {
  expect(valueLines(field, value, talentWording(words), words)).toEqual(lines);
});
