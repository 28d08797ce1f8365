import { describe, expect, test } from 'vitest';
import { Type } from 'typebox';
import { useHttpApps } from '../testing/http-apps.ts';
import { multipartRecord } from './form.ts';
import { listen } from './http.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;

describe('a record with files', () => {
  async function send(parts: [string, string | Blob][]): Promise<Response> {
    const app = build({ port: 0 });
    const schema = { body: Type.Object({ data: Type.Object({ name: Type.String() }) }) };
    const preValidation = multipartRecord({ one: 1, many: 2 });
    app.post('/api/record', { config: open, schema, preValidation }, async (request) => ({
      body: request.body,
      sizes: Object.entries(request.uploads).map(([name, files]) => [
        name,
        ...files.map((file) => file.size),
      ]),
    }));
    const url = await listen(app, { config: { ...services().config, port: 0 } });
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return fetch(`${url}/api/record`, { method: 'POST', body });
  }
  const file = (bytes: number): Blob => new Blob([new Uint8Array(bytes)]);

  test('arrives as its JSON part and the bytes of its files', async () => {
    const data = new Blob(['{"name":"ปิ่น"}'], { type: 'application/json' });
    const answer = await send([
      ['many', file(3)],
      ['data', data],
      ['one', file(1)],
      ['many', file(0)],
    ]);
    expect(await answer.json()).toEqual({
      body: { data: { name: 'ปิ่น' } },
      sizes: [
        ['many', 3, 0],
        ['one', 1],
      ],
    });
  });

  test('reports invalid fields by their own names', async () => {
    const answer = await send([['data', '{"name":5}']]);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'name', rule: 'type' }] });
  });

  test.each<[string, [string, Blob][], object]>([
    ['an unknown part', [['other', file(1)]], { field: 'other', rule: 'unknown' }],
    [
      'too many files',
      [
        ['one', file(1)],
        ['one', file(1)],
      ],
      { field: 'one', rule: 'maxItems', params: { limit: 1 } },
    ],
  ])('refuses %s in plain words, however much follows', async (_name, parts, error) => {
    const rest = [1, 2].map((): [string, Blob] => ['many', file(4_000_000)]);
    const answer = await send([...parts, ...rest, ['data', '{"name":"x"}']]);
    expect(await answer.json()).toMatchObject({ status: 400, errors: [error] });
  });

  test('reports an unexpected file, and a text in place of a file', async () => {
    const answer = await send([
      ['other', file(5 * 1024 * 1024 + 1)],
      ['one', 'a text'],
      ['data', '{"name":5}'],
    ]);
    expect(await answer.json()).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      errors: [
        { field: 'other', rule: 'FILE_TOO_LARGE' },
        { field: 'one', rule: 'FILE_TYPE' },
        { field: 'name', rule: 'type' },
      ],
    });
    const text = await send([
      ['one', 'a text'],
      ['data', '{"name":"x"}'],
    ]);
    expect(await text.json()).toMatchObject({
      status: 415,
      code: 'FILE_TYPE',
      errors: [{ field: 'one', rule: 'FILE_TYPE' }],
    });
  });

  test('takes a file of exactly 5 MB', async () => {
    const answer = await send([
      ['data', '{"name":"x"}'],
      ['one', file(5 * 1024 * 1024)],
    ]);
    expect(answer.status).toBe(200);
  });

  test('reports which file is too large', async () => {
    const answer = await send([
      ['many', file(5 * 1024 * 1024 + 1)],
      ['many', file(5 * 1024 * 1024 + 1)],
      ['data', '{"name":"x"}'],
    ]);
    expect(await answer.json()).toMatchObject({
      status: 413,
      errors: [
        { field: 'many.0', rule: 'FILE_TOO_LARGE' },
        { field: 'many.1', rule: 'FILE_TOO_LARGE' },
      ],
    });
  });
});
