import { ValidationError } from 'yup';
import { NO_USER } from './user-form.model.ts';
import { createSchema, updateSchema } from './user-form.schema.ts';

const admin = { ...NO_USER, email: 'admin@dara.example', firstName: 'Admin', lastName: 'A' };

/** Names of the fields that are refused. */
async function refused(schema: typeof createSchema, value: object): Promise<unknown[]> {
  try {
    await schema.validate(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path);
  }
}

test('an address from configuration is checked when it is new or changed, not when it is kept', async () => {
  expect(await refused(updateSchema(admin), admin)).toEqual([]);
  expect(await refused(updateSchema(admin), { ...admin, email: 'boss@dara.example' })).toEqual([
    'email',
  ]);
  expect(await refused(createSchema, admin)).toEqual(['email']);
});
