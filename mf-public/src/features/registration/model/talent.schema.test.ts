import { TALENT_BODY } from '@dara/model';
import { ValidationError } from 'yup';
import { NO_TALENT } from './talent-registration.model.ts';
import { workSchema } from './talent.schema.ts';

/** The rule that a value breaks in the step about work; nothing when it is taken. */
async function ruleOf(name: string, value: string): Promise<string | undefined> {
  try {
    await workSchema.validate({ ...NO_TALENT, talentTypes: ['Actor'], [name]: value });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.message as unknown as { id: string }).id.split('.').at(-1);
  }
}

test.each([
  ['shoes', '38.5'],
  ['height', '168.5'],
  ['weight', '52.25'],
  ['chest', '32.5'],
])('registration takes %s of %s, as the record does', async (name, value) => {
  expect(await ruleOf(name, value)).toBeUndefined();
});

test.each([
  ['shoes', '38.3', 'halves'],
  ['shoes', '50.5', 'max'],
  ['height', '1.7m', 'decimal'],
  ['height', '29', 'min'],
  ['hip', '34.2', 'halves'],
])('registration refuses %s of %s', async (name, value, rule) => {
  expect(await ruleOf(name, value)).toBe(rule);
});

test('takes the bounds that the model names', async () => {
  const { min, max } = TALENT_BODY.weight;
  expect(await ruleOf('weight', String(min))).toBeUndefined();
  expect(await ruleOf('weight', String(max))).toBeUndefined();
});
