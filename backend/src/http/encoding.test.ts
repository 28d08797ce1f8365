import { Type, type TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { useHttpApps } from '../testing/http-apps.ts';
import { multipartFields, multipartRecord } from './form.ts';

const { build } = useHttpApps();
const config = { access: 'public' } as const;
const BODY_LIMIT = 1024 * 1024;

interface Part {
  name?: string;
  type?: string;
  filename?: string;
  content: string | Buffer;
}

function formOf(...parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name, type, filename, content }) => {
    const disposition = [
      'form-data',
      ...(name === undefined ? [] : [`name="${name}"`]),
      ...(filename === undefined ? [] : [`filename="${filename}"`]),
    ].join('; ');
    const head = `--b\r\ncontent-disposition: ${disposition}\r\n`;
    const kind = type === undefined ? '' : `content-type: ${type}\r\n`;
    return [Buffer.from(`${head}${kind}\r\n`), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([...chunks, Buffer.from('--b--\r\n')]),
  };
}

const LATIN = Buffer.from([0x61, 0xff, 0xe9]);
const JSON_LATIN = Buffer.from('{"name":"\xe9"}', 'latin1');
const UTF16 = Buffer.from('{"name":"x"}', 'utf16le');
const json = (content: string | Buffer, more: Partial<Part> = {}): Part => ({
  ...{ name: 'data', type: 'application/json', content },
  ...more,
});

async function send(
  preValidation: typeof multipartFields,
  body: TSchema,
  request: { headers: Record<string, string>; payload: Buffer | string },
) {
  const app = build();
  app.post('/api/x', {
    config,
    schema: { body },
    preValidation,
    handler: async (received) => ({ body: received.body }),
  });
  return app.inject({ method: 'POST', url: '/api/x', ...request });
}

describe('the part `data` of a record', () => {
  const Record = Type.Object({ data: Type.Object({ name: Type.String() }) });
  const post = (...parts: Part[]) => send(multipartRecord({ one: 1 }), Record, formOf(...parts));

  test.each<[string, Part]>([
    ['broken JSON', json('{')],
    ['broken JSON without a type', json('{', { type: 'text/plain' })],
    ['broken JSON in a file', json('{', { filename: 'blob' })],
    ['no JSON at all', json('')],
    ['JSON in UTF-16', json(UTF16)],
    ['JSON in UTF-16 that says so', json(UTF16, { type: 'application/json; charset=utf-16le' })],
    ['JSON in Latin-1', json(JSON_LATIN)],
    ['JSON in Latin-1 in a file', json(JSON_LATIN, { filename: 'blob' })],
    [
      'JSON in Latin-1 that says so',
      json(JSON_LATIN, { type: 'application/json; charset=latin1' }),
    ],
    ['JSON in Latin-1 without a type', json(JSON_LATIN, { type: 'text/plain' })],
  ])('is 400 at `data` with %s', async (_what, part) => {
    const answer = await post(part);
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'data', rule: 'format' }],
    });
  });

  test.each<[string, Partial<Part>]>([
    ['with its type', {}],
    ['without a type', { type: 'text/plain' }],
    ['in a file', { filename: 'blob' }],
  ])('is 413 at `data` when it is too large, %s', async (_how, more) => {
    const answer = await post(json(`{"name":"${'x'.repeat(BODY_LIMIT)}"}`, more));
    expect(answer.json()).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      errors: [{ field: 'data', rule: 'FILE_TOO_LARGE' }],
    });
  });

  test.each<Partial<Part>>([{}, { type: 'text/plain' }, { filename: 'blob' }])(
    'is read as UTF-8 %j',
    async (more) => {
      const answer = await post(json('{"name":"ปิ่น \uFFFD"}', more));
      expect(answer.json()).toEqual({ body: { data: { name: 'ปิ่น \uFFFD' } } });
    },
  );

  test('is looked at with its files, and a part without a name is refused', async () => {
    const answer = await post(
      json('{"name":"x"}', { name: 'one' }),
      { content: 'x', filename: 'x' },
      json('{'),
    );
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [
        { field: 'one', rule: 'FILE_TYPE' },
        { field: '', rule: 'unknown' },
        { field: 'data', rule: 'format' },
      ],
    });
    expect((await post({ content: 'x', filename: 'x' })).statusCode).toBe(400);
  });
});

test.each([
  ['the record', multipartRecord({ one: 1 }), 'data'],
  ['a field', multipartFields, 'email'],
])('a form that is cut off within %s is 400 there', async (_what, preValidation, name) => {
  const { headers, payload } = formOf(json('{"name":"x"}', { name }));
  const answer = await send(preValidation, Type.Object({}), {
    headers,
    payload: payload.subarray(0, -10),
  });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: name, rule: 'format' }] });
});

describe('the fields of a form', () => {
  const Login = Type.Object({ email: Type.String(), password: Type.String() });
  const post = (...parts: Part[]) =>
    send(multipartFields, Login, formOf(...parts, { name: 'password', content: 'x' }));

  test.each<[string, Part, string]>([
    ['broken JSON', json('{', { name: 'email' }), 'format'],
    ['empty JSON', json('', { name: 'email' }), 'format'],
    ['JSON in UTF-16', json(UTF16, { name: 'email' }), 'format'],
    ['JSON that is no text', json('{}', { name: 'email' }), 'type'],
    ['text in Latin-1', { name: 'email', content: LATIN }, 'characters'],
    [
      'text in Latin-1 that says so',
      { name: 'email', type: 'text/plain; charset=latin1', content: LATIN },
      'characters',
    ],
  ])('are 400 at the field with %s', async (_what, part, rule) => {
    const answer = await post(part);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'email', rule }] });
  });

  test('are 413 at the field that is too large', async () => {
    for (const type of ['text/plain', 'application/json']) {
      const answer = await post({ name: 'email', type, content: 'x'.repeat(BODY_LIMIT + 1) });
      expect(answer.json()).toMatchObject({
        status: 413,
        errors: [{ field: 'email', rule: 'FILE_TOO_LARGE' }],
      });
    }
  });

  test('are read as UTF-8, text or JSON', async () => {
    const body = { email: 'ปิ่น', password: 'x' };
    expect((await post({ name: 'email', content: 'ปิ่น' })).json()).toEqual({ body });
    expect((await post(json('"ปิ่น"', { name: 'email' }))).json()).toEqual({ body });
  });
});

describe('other bodies and queries', () => {
  const Body = Type.Object({ name: Type.String() });
  const noForm = multipartFields;
  const post = (type: string, payload: Buffer | string) =>
    send(noForm, Body, { headers: { 'content-type': type }, payload });
  const FORM = 'application/x-www-form-urlencoded';

  test.each<[string, string, Buffer | string, string]>([
    ['JSON in Latin-1', 'application/json', JSON_LATIN, ''],
    ['a form in Latin-1', FORM, Buffer.from('name=\xe9', 'latin1'), 'name'],
    ['a form escaped in Latin-1', FORM, 'other=%E0%B8%81&name=x%E9', 'name'],
    ['a name escaped in Latin-1', FORM, '%E9=x', '\uFFFD'],
  ])('%s is 400', async (_what, type, payload, field) => {
    const answer = await post(type, payload);
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ field, rule: 'characters' }],
    });
  });

  test.each<[string, string, Buffer | string, string]>([
    ['JSON', 'application/json', '{"name":"ปิ่น 😀 \\ud83d\\ude00"}', 'ปิ่น 😀 😀'],
    ['JSON after a mark of byte order', 'application/json', '\uFEFF{"name":"x"}', 'x'],
    ['a form', FORM, new URLSearchParams({ name: 'ปิ่น + 100%' }).toString(), 'ปิ่น + 100%'],
    ['a form with a bare percent sign', FORM, 'name=100%', '100%'],
    ['a form in plain UTF-8', FORM, 'name=ปิ่น', 'ปิ่น'],
  ])('%s in UTF-8 arrives as it was written', async (_what, type, payload, name) => {
    expect((await post(type, payload)).json()).toEqual({ body: { name } });
  });

  test('a repeated field of a form is a list', async () => {
    const answer = await post(FORM, 'name=a&name=b');
    expect(answer.json()).toMatchObject({ errors: [{ field: 'name', rule: 'type' }] });
  });

  test('rejects invalid UTF-8 in an api query by parameter; a page accepts it', async () => {
    const app = build();
    const querystring = Type.Object({ q: Type.String() });
    app.get('/api/x', { config, schema: { querystring } }, async ({ query }) => query);
    app.get('/page', async () => 'page');
    expect((await app.inject('/api/x?q=a%E9')).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'q', rule: 'characters' }],
    });
    expect((await app.inject('/api/x?q=%E0%B8%81')).json()).toEqual({ q: 'ก' });
    expect((await app.inject('/page?utm=a%E9')).statusCode).toBe(200);
  });
});
