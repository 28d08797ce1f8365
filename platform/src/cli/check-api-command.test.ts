import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import type { ApiCall, ReleaseManifest } from '@dara/contract';
import { Command } from 'commander';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deployToken } from '../deploy/deploy-token.ts';
import { RegistryClient } from '../deploy/registry-client.ts';
import { route } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { addCheckApiCommand } from './check-api-command.ts';

const list: ApiCall = {
  id: 'bookList',
  call: 'GET /api/book',
  takes: {},
  gives: { '': 'object', title: 'string' },
};
const add: ApiCall = { id: 'bookAdd', call: 'POST /api/book', takes: {}, gives: {} };
const calling =
  (...calls: ApiCall[]) =>
  (manifest: ReleaseManifest): void => {
    manifest.calls = brotliCompressSync(JSON.stringify(calls)).toString('base64');
  };
/** An api with the list of books, as an OpenAPI document. */
const describing = (properties: object, more: object = {}) => ({
  paths: {
    '/api/book': {
      get: {
        operationId: 'bookList',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'object', required: Object.keys(properties), properties },
              },
            },
          },
        },
      },
      ...more,
    },
  },
});
const TITLE = { title: { type: 'string' } };
const ADD = { post: { operationId: 'bookAdd' } };

let site: TestSite;
let origin: string;
let said: string[] = [];
beforeAll(async () => {
  site = await createTestSite({
    mountApi: async (api) => {
      const answer = { 200: { type: 'object', properties: TITLE, required: ['title'] } };
      await api.register(async (routes) => {
        const config = { access: 'public' } as const;
        const schema = (operationId: string, response: object) => ({ operationId, response });
        routes.get('/api/book', { config, schema: schema('bookList', answer) }, async () => ({}));
        routes.post('/api/book', { config, schema: schema('bookAdd', {}) }, async () => ({}));
      });
    },
  });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  await site.shipShell();
  await site.ship('mf-x', [route('/x')], { change: calling(list) });
  await site.ship('mf-y', [route('/y')]);
  await site.publishRemote('mf-x', [route('/x')], { version: '1.1.0', change: calling(list, add) });
  await site.registry.promote('mf-x', '1.1.0', { share: { percent: 5 } });
});
afterAll(() => site.close());
afterEach(() => {
  said = [];
  process.exitCode = 0;
});

async function checkApi(description: unknown, token?: string, ...options: string[]) {
  const file = join(site.folder, 'openapi.json');
  const text = typeof description === 'string' ? description : JSON.stringify(description);
  await writeFile(file, text);
  await run(file, token, ...options);
  return { code: process.exitCode ?? 0, said: said.join('\n').replaceAll(file, 'openapi.json') };
}

async function run(file: string, token?: string, ...options: string[]): Promise<void> {
  const program = new Command('dara');
  const target = new RegistryClient(origin, token ?? deployToken(site.services.config.dataDir));
  addCheckApiCommand(program, {
    say: (line) => said.push(line),
    withTarget: (task) => task({ target, label: 'the site' }),
  });
  await program.parseAsync(['check-api', file, ...options], { from: 'user' });
}
const remedy = 'keep it in the api beside the new one, release mf-x with a client of the new one';

describe('dara check-api', () => {
  it('passes an api that keeps what live releases call, and has more', async () => {
    const more = { ...TITLE, pages: { type: 'number' } };
    expect(await checkApi(describing(more, ADD))).toEqual({
      ...{ code: 0, said: 'openapi.json keeps what is called by 4 live releases on the site' },
    });
  });

  it('names releases, also one for some visitors, operations, what changed and the remedy', async () => {
    const { code, said: text } = await checkApi(describing({ title: { type: 'number' } }));
    expect(code).toBe(1);
    const changed =
      'bookList (GET /api/book), which there answers title as number, and answered string';
    expect(text.split('\n')).toEqual([
      expect.stringContaining(`mf-x 1.0.0 calls ${changed}: ${remedy}`),
      expect.stringContaining(`mf-x 1.1.0 calls ${changed}: ${remedy}`),
      expect.stringContaining('mf-x 1.1.0 calls bookAdd (POST /api/book), which there is gone: '),
      'openapi.json breaks 2 of 4 live releases on the site',
    ]);
  });

  it('answers programs', async () => {
    const { code, said: text } = await checkApi(describing(TITLE), undefined, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(text)).toEqual({
      checked: expect.arrayContaining([{ name: 'mf-x', version: '1.1.0' }]),
      broken: [
        {
          ...{ name: 'mf-x', version: '1.1.0', operation: 'bookAdd', call: 'POST /api/book' },
          ...{ problems: ['is gone'], remedy: expect.stringContaining(remedy) },
        },
      ],
    });
  });

  it('reads the description from the input, as in a container', async () => {
    const input = Readable.from([JSON.stringify(describing(TITLE, ADD))]);
    vi.spyOn(process, 'stdin', 'get').mockReturnValueOnce(input as typeof process.stdin);
    await run('-');
    expect(said).toEqual(['- keeps what is called by 4 live releases on the site']);
    expect((await refusal(run('missing.json'))).message).toBe(
      'missing.json cannot be read: ENOENT',
    );
  });

  it('tells a team about its own releases alone', async () => {
    const team = { label: 'y team', names: ['mf-y'], may: ['publish'], days: 1 } as never;
    const { token } = await site.target.run('createToken', team);
    expect(await checkApi(describing({}), token)).toEqual({
      ...{ code: 0, said: 'openapi.json keeps what is called by 1 live release on the site' },
    });
    expect(await refusal(checkApi(describing({}), 'wrong'))).toMatchObject({ status: 401 });
  });

  it.each([
    ['{', 'openapi.json is no OpenAPI document in JSON: '],
    [[], 'openapi.json is no OpenAPI document in JSON: '],
    [{ paths: {} }, 'openapi.json has no operations: name an OpenAPI document'],
  ])('refuses a file with %j', async (content, message) => {
    const { message: text } = await refusal(checkApi(content));
    expect(text).toContain(message);
  });

  it('refuses a request without operations, or with others than described', async () => {
    const headers = { authorization: `Bearer ${deployToken(site.services.config.dataDir)}` };
    for (const payload of [{}, { calls: [] }, { calls: [{ id: 'x' }] }, { paths: {} }]) {
      const answer = await site.app.inject({
        ...{ method: 'POST', url: '/_dara/check-api', headers, payload },
      });
      expect(answer.statusCode).toBe(400);
    }
  });
});
