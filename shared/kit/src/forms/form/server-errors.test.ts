import { registerErrorTexts } from '@dara/sdk/api';
import { mapServerErrors } from './server-errors.ts';

const refusal = (code: string, errors?: { field: string; rule: string }[]) => ({
  status: 400,
  code,
  ...(errors ? { errors } : {}),
});
const wrong = (field: string, rule = 'required') => ({ field, rule });
const names = ['email', 'address', 'name.th'];

it('a refusal that names known fields is beside them, and nothing above the form', () => {
  const error = refusal('VALIDATION', [wrong('email'), wrong('name/th'), wrong('/address/street')]);
  const { fields, hasFormError } = mapServerErrors(error, names);
  expect(Object.keys(fields)).toEqual(['email', 'name.th', 'address.street']);
  expect(hasFormError).toBe(false);
});

it('of two faults of a field the first is shown', () => {
  const both = mapServerErrors(
    refusal('VALIDATION', [wrong('email'), wrong('email', 'format')]),
    names,
  );
  const first = mapServerErrors(refusal('VALIDATION', [wrong('email')]), names);
  expect(both).toEqual(first);
});

it.each(['nickname', 'emails', 'name', 'addressee.street', 'a/email', 'email2'])(
  '%s is no field of the form and is shown above it',
  (field) => {
    const error = refusal('VALIDATION', [wrong('email'), wrong(field)]);
    const { fields, hasFormError } = mapServerErrors(error, names);
    expect(Object.keys(fields)).toEqual(['email']);
    expect(hasFormError).toBe(true);
  },
);

it.each([
  ['without fields', refusal('CONFLICT')],
  ['with an empty list of fields', refusal('VALIDATION', [])],
  ['that is none of the api', new Error('a bug')],
  ['that is nothing', undefined],
])('a refusal %s is shown above the form', (_what, error) => {
  expect(mapServerErrors(error, names)).toEqual({ fields: {}, hasFormError: true });
});

it('a code of a site’s own api has its own text beside its field', () => {
  registerErrorTexts({ TITLE_TAKEN: 'library.error.TITLE_TAKEN' });
  expect(mapServerErrors(refusal('TITLE_TAKEN'), names, { TITLE_TAKEN: 'name' }).fields).toEqual({
    name: { id: 'library.error.TITLE_TAKEN' },
  });
});

it('a code that belongs to a field is shown only beside it', () => {
  const codeFields = { EMAIL_DUPLICATE: 'email' };
  expect(mapServerErrors(refusal('EMAIL_DUPLICATE'), names, codeFields)).toEqual({
    fields: { email: { id: 'sdk.error.EMAIL_DUPLICATE' } },
    hasFormError: false,
  });
  expect(mapServerErrors(refusal('OTHER'), names, codeFields)).toEqual({
    fields: {},
    hasFormError: true,
  });
});
