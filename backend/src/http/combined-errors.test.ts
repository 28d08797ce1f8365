import { expect, test } from 'vitest';
import { Type } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';
import { AppError, invalidField, refusalOf } from './app-error.ts';
import { checkAll, recordOf } from './combined-errors.ts';
import { multipartRecord } from './form.ts';

const { build } = useHttpApps();
const access = 'public' as const;

const Person = Type.Object({
  name: Type.String({ maxLength: 5 }),
  age: Type.Integer({ minimum: 0, maximum: 150 }),
  nick: Type.Optional(Type.String({ maxLength: 5 })),
  friends: Type.Array(Type.Object({ name: Type.String({ maxLength: 5 }) }), { maxItems: 3 }),
});
interface PersonLike {
  name: string;
  age: number;
  nick?: string;
  friends: { name: string }[];
}

/** A rule per field that the schema cannot express. */
function checkPerson({ name, nick, friends, age }: PersonLike): Promise<unknown> {
  return checkAll(
    () => {
      if (name === 'taken') throw new AppError('VERSION_CONFLICT', taken('name'));
      if (name === '') throw invalidField('name', 'required');
    },
    () => {
      if (nick === 'taken')
        throw new AppError('INVALID_TRANSITION', taken('nick', 'INVALID_TRANSITION'));
    },
    () => {
      if (age < 20) throw invalidField('helper', 'required');
    },
    () =>
      checkAll(
        ...friends.map((friend, index) => () => {
          if (friend.name === 'foe') throw invalidField(`friends.${index}.name`, 'enum');
        }),
      ),
  );
}

const taken = (field: string, rule = 'VERSION_CONFLICT') => ({ errors: [{ field, rule }] });
const GOOD = { name: 'a', age: 30, friends: [] };

async function send(data: unknown, more: object = {}, check = checkPerson) {
  const app = build();
  app.post('/api/person', {
    config: { access, check: (request) => check(recordOf<PersonLike>(request)) },
    preValidation: multipartRecord({ photo: 1 }),
    schema: { body: Type.Object({ data: Person }) },
    handler: async (request) => {
      await check(recordOf<PersonLike>(request));
      return 'written';
    },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/person',
    payload: { data: data as object, ...more },
  });
  if (answer.statusCode === 200) return answer.body;
  const { status, code, errors } = answer.json<{
    status: number;
    code: string;
    errors?: { field: string; rule: string }[];
  }>();
  return [status, code, ...(errors ?? []).map(({ field, rule }) => `${field} ${rule}`)];
}

test('a form that keeps every rule is written', async () => {
  expect(await send(GOOD)).toBe('written');
});

test('schema errors do not hide errors of rules', async () => {
  const data = { name: 'taken', age: 'old', nick: 'taken', friends: [{ name: 'foe' }, {}] };
  expect(await send(data)).toEqual([
    400,
    'VALIDATION_FAILED',
    'age type',
    'friends.1.name required',
    'name VERSION_CONFLICT',
    'nick INVALID_TRANSITION',
    'helper required',
    'friends.0.name enum',
  ]);
});

test('a field has one error, a placeholder none', async () => {
  expect(await send({ ...GOOD, name: 'too long' })).toEqual([
    400,
    'VALIDATION_FAILED',
    'name maxLength',
  ]);
  expect(await send({ ...GOOD, nick: 5, friends: 'none' })).toEqual([
    400,
    'VALIDATION_FAILED',
    'nick type',
    'friends type',
  ]);
  expect(await send({ ...GOOD, other: 1 })).toEqual([400, 'VALIDATION_FAILED', 'other unknown']);
});

test('reports file errors together with the others', async () => {
  expect(await send({ ...GOOD, name: 'taken', age: null }, { photo: 'text' })).toEqual([
    400,
    'VALIDATION_FAILED',
    'photo FILE_TYPE',
    'age type',
    'name VERSION_CONFLICT',
    'helper required',
  ]);
});

test('without schema errors the answer has the code of the first rule', async () => {
  expect(await send({ ...GOOD, name: 'taken', nick: 'taken' })).toEqual([
    409,
    'VERSION_CONFLICT',
    'name VERSION_CONFLICT',
    'nick INVALID_TRANSITION',
  ]);
});

test('without a record there is nothing further to ask', async () => {
  expect(await send('text')).toEqual([400, 'VALIDATION_FAILED', 'data type']);
  expect(await send(undefined)).toEqual([400, 'VALIDATION_FAILED', 'data required']);
});

test('a conflict without a field does not hide errors of fields', async () => {
  const conflict = async () => {
    throw new AppError('VERSION_CONFLICT');
  };
  expect(await send({ ...GOOD, age: 'old' }, {}, conflict)).toEqual([
    400,
    'VALIDATION_FAILED',
    'age type',
  ]);
  expect(await send(GOOD, {}, conflict)).toEqual([409, 'VERSION_CONFLICT']);
});

test('drops the error of a rule that reads an invalid field, and does not return the fields it reads', async () => {
  const check = ({ name, nick, friends }: PersonLike) =>
    checkAll(
      () => {
        if (name === '') throw invalidField('name', 'required');
      },
      () => {
        const isRepeated = friends.some((friend) => friend.name === nick);
        if (!isRepeated)
          throw refusalOf([{ field: 'nick', rule: 'exist', reads: ['friends', 'name'] }]);
      },
    );
  const refused = (...fields: string[]) => [400, 'VALIDATION_FAILED', ...fields];
  const lonely = { ...GOOD, nick: 'b' };
  expect(await send(lonely, {}, check)).toEqual(refused('nick exist'));
  expect(await send({ ...lonely, friends: 'none' }, {}, check)).toEqual(refused('friends type'));
  expect(await send({ ...lonely, friends: [{}] }, {}, check)).toEqual(
    refused('friends.0.name required'),
  );
  expect(await send({ ...lonely, name: '' }, {}, check)).toEqual(refused('name required'));
  const app = build();
  app.get('/api/refused', { config: { access } }, () => {
    throw refusalOf([{ field: 'nick', rule: 'exist', reads: ['name'] }]);
  });
  const answer = await app.inject({ url: '/api/refused' });
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(answer.json<{ errors: object[] }>().errors).toEqual([{ field: 'nick', rule: 'exist' }]);
});

test('only the schema rejects data that is nested too deeply to be copied', async () => {
  const app = build();
  app.post('/api/deep', {
    config: { access, check: async () => undefined },
    schema: { body: Type.Object({ name: Type.String() }) },
    handler: () => 'written',
  });
  const payload = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/deep', headers, payload });
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json<{ errors: { field: string }[] }>();
  expect(errors.map(({ field }) => field).sort()).toEqual(['a', 'name']);
});
