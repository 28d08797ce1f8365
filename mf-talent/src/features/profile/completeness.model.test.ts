import { todayInBangkok } from '@dara/kit/validation';
import { emptyTalent } from '../../testing/empty-talent.ts';
import { completenessOf } from './completeness.model.ts';

const idsOf = (talent: typeof emptyTalent) => completenessOf(talent).missing.map(({ id }) => id);

test('an empty profile misses nearly everything, a guardian only under 20', () => {
  expect(idsOf(emptyTalent)).toEqual(
    expect.arrayContaining(['picture', 'album', 'bio', 'size', 'social', 'works', 'consent']),
  );
  expect(idsOf(emptyTalent)).not.toContain('guardian');
  const minor = `${Number(todayInBangkok().slice(0, 4)) - 15}-01-01`;
  expect(idsOf({ ...emptyTalent, birthday: minor })).toContain('guardian');
});

test('what is there counts, and what was withdrawn does not', () => {
  const before = completenessOf(emptyTalent).share;
  const consent = {
    id: 'c',
    purpose: 'PublicProfile' as const,
    textVersion: '1',
    givenAt: '2026-01-01',
    givenBy: 'self' as const,
    withdrawnAt: null,
  };
  const talent = { ...emptyTalent, height: 170, weight: 52, consents: [consent] };
  expect(completenessOf(talent).share).toBeGreaterThan(before);
  expect(idsOf(talent)).not.toContain('size');
  expect(idsOf(talent)).not.toContain('consent');
  const withdrawn = { ...consent, withdrawnAt: '2026-02-01' };
  expect(idsOf({ ...talent, consents: [withdrawn] })).toContain('consent');
});

test('English leads to what of it is missing', () => {
  const { missing } = completenessOf({ ...emptyTalent, firstName: { th: 'ไพลิน', en: '' } });
  expect(missing.find(({ id }) => id === 'english')?.goal).toEqual({
    kind: 'field',
    name: 'firstName.en',
  });
});
