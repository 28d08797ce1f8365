import { ValidationError } from 'yup';
import { work } from '../../testing/works.ts';
import { workValues } from './work.model.ts';
import { workSchema } from './work.schema.ts';

const right = workValues(work);
const [rate] = right.budgets;
const [job] = right.experiences;
const [result] = right.socialMediaPerformance;

/** Each wrong field with the id of its message. */
async function problems(change: object) {
  try {
    await workSchema.validate({ ...right, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const idOf = (message: unknown) => (message as { id: string }).id;
    return Object.fromEntries(error.inner.toReversed().map((one) => [one.path, idOf(one.message)]));
  }
}
const ofRate = (change: object) => ({ budgets: [{ ...rate, ...change }] });
const ofJob = (change: object) => ({ experiences: [{ ...job, ...change }] });
const ofResult = (change: object) => ({ socialMediaPerformance: [{ ...result, ...change }] });

test('a right work has no problem, written as people write figures', async () => {
  expect(await problems({})).toEqual({});
  expect(await problems(ofRate({ rateCharge: '12,500.50' }))).toEqual({});
  expect(await problems(ofResult({ followers: '10 000', engagement: '5.25' }))).toEqual({});
});

test.each([
  [ofRate({ type: '' }), 'budgets[0].type', 'kit.validation.required'],
  [ofRate({ rateCharge: '' }), 'budgets[0].rateCharge', 'kit.validation.required'],
  [ofRate({ rateCharge: '-1' }), 'budgets[0].rateCharge', 'kit.validation.money'],
  [ofRate({ rateCharge: '10000000000' }), 'budgets[0].rateCharge', 'kit.validation.max'],
  [ofRate({ detail: 'x'.repeat(201) }), 'budgets[0].detail', 'kit.validation.maxLength'],
  [ofJob({ customerName: ' ' }), 'experiences[0].customerName', 'kit.validation.required'],
  [
    ofJob({ customerName: 'x'.repeat(121) }),
    'experiences[0].customerName',
    'kit.validation.maxLength',
  ],
  [ofJob({ project: 'x'.repeat(121) }), 'experiences[0].project', 'kit.validation.maxLength'],
  [ofJob({ role: 'x'.repeat(121) }), 'experiences[0].role', 'kit.validation.maxLength'],
  [ofJob({ link: 'ftp://x.y' }), 'experiences[0].link', 'kit.validation.web'],
  [ofResult({ followers: '1.5' }), 'socialMediaPerformance[0].followers', 'kit.validation.number'],
  [
    ofResult({ averagePostReach: '2147483648' }),
    'socialMediaPerformance[0].averagePostReach',
    'kit.validation.max',
  ],
  [
    ofResult({ averageStoryView: 'many' }),
    'socialMediaPerformance[0].averageStoryView',
    'kit.validation.number',
  ],
  [
    ofResult({ engagement: '5.123' }),
    'socialMediaPerformance[0].engagement',
    'talent.work.rule.percent',
  ],
  [ofResult({ engagement: '1001' }), 'socialMediaPerformance[0].engagement', 'kit.validation.max'],
  [ofResult({ cpr: '1.234' }), 'socialMediaPerformance[0].cpr', 'kit.validation.money'],
  [ofResult({ cpe: 'x' }), 'socialMediaPerformance[0].cpe', 'kit.validation.money'],
])('%j is refused at its field', async (change, field, id) => {
  expect(await problems(change)).toEqual({ [field]: id });
});
