import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRuleCommands } from '../cli/rule-commands.ts';
import { historyLines } from '../cli/lines.ts';
import { route, writeRemote, writeShell } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { deployToken } from './deploy-token.ts';
import { RegistryClient } from './registry-client.ts';
import { publishFolder, readReleaseFolder } from './release-folder.ts';
import type { DeployAction } from './scoped-token.ts';

let site: TestSite;
let origin: string;
let root: RegistryClient;

async function publish(client: RegistryClient, dir: string): Promise<void> {
  await publishFolder(client, (await readReleaseFolder(dir))!);
}
async function team(label: string, ...may: DeployAction[]): Promise<RegistryClient> {
  const wanted = { label, names: ['mf-x', 'mf-fresh'], may, days: 30 };
  return new RegistryClient(origin, (await root.run('createToken', wanted)).token);
}

beforeAll(async () => {
  site = await createTestSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  root = new RegistryClient(origin, deployToken(site.services.config.dataDir));
  await publish(root, await writeShell(join(site.folder, 's')));
  await root.run('promote', { name: 'shell' });
  await publish(root, await writeRemote(join(site.folder, 'x'), 'mf-x', [route('/x')]));
});
afterAll(() => site.close());

/** Output of a command of the operator. */
async function dara(...words: string[]): Promise<string> {
  const said: string[] = [];
  const program = new Command('dara');
  const open = { target: root, label: origin };
  addRuleCommands(program, {
    say: (line) => said.push(line),
    withTarget: (task) => task(open),
  });
  await program.parseAsync(words, { from: 'user' });
  return said.join('\n');
}

describe('a token of a team', () => {
  it('that only publishes may try a promotion, and promote nothing', async () => {
    const client = await team('publisher', 'publish');
    const { outcomes } = await client.check('promote', { name: 'mf-x' });
    expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
    expect(outcomes.at(-1)?.gate).toBe('rendering');
    const foreign = client.check('promote', { name: 'shell' });
    expect(await refusal(foreign)).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(await refusal(client.run('promote', { name: 'mf-x' }))).toMatchObject({ status: 403 });
  });

  it('decides nothing that is the operator’s, and approves only with that permission', async () => {
    const client = await team('all but approve', 'publish', 'promote', 'rollback');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    for (const call of [
      () => client.run('grant', { name: 'mf-x', add: ['menu:main'] }),
      () => client.run('freeze', { until }),
      () => client.run('approve', { name: 'mf-x', version: '1.0.0' }),
      () => client.run('withdraw', { name: 'shell' }),
      () => client.run('markBad', { name: 'shell', version: '1.0.0' }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
  });

  it('reads the rules of its packages and freezes of everything', async () => {
    await root.run('grant', { name: 'mf-y', add: ['menu:main'] });
    await root.run('grant', { name: 'mf-x', add: ['menu:main'] });
    const { grants } = await (await team('reader', 'publish')).run('rules', {});
    expect(grants.map(({ name }) => name)).toEqual(['mf-x']);
  });
});

it('an operator gets a clear word for a missing or wrong input', async () => {
  const noVersion = root.run('markBad', { name: 'mf-x' } as never);
  expect(await refusal(noVersion)).toMatchObject({ status: 400, message: 'version is missing' });
  const unknown = root.run('approve', { name: 'mf-x', version: '9.9.9' });
  expect(await refusal(unknown)).toMatchObject({ status: 404 });
  expect(await refusal(root.run('grant', { name: '*', add: [] }))).toMatchObject({ status: 400 });
  expect(await refusal(dara('freeze', 'mf-x'))).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await refusal(dara('mark-bad', 'mf-x'))).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('a new remote goes live once the operator grants its prefix, and leaves when it is withdrawn', async () => {
  const client = await team('fresh team', 'publish', 'promote', 'rollback');
  const dir = await writeRemote(join(site.folder, 'fresh'), 'mf-fresh', [route('/fresh')]);
  await publish(client, dir);
  const { problems } = await refusal(client.run('promote', { name: 'mf-fresh' }));
  const grant = /runs "dara (grant mf-fresh prefix:\/fresh)"/.exec(problems.join())?.[1] ?? '';
  expect(await dara(...grant.split(' '), '--reason', 'as agreed')).toBe(
    'Granted to mf-fresh: prefix:/fresh',
  );
  await client.run('promote', { name: 'mf-fresh', reason: 'first' });
  expect((await site.get('/fresh')).statusCode).toBe(200);
  expect(await dara('withdraw', 'mf-fresh', '--reason', 'broken')).toContain('is withdrawn');
  expect((await site.get('/fresh')).statusCode).toBe(404);
  await client.run('promote', { name: 'mf-fresh', version: '1.0.0' });
  expect((await site.get('/fresh')).statusCode).toBe(200);
  const { events } = await root.run('history', { name: 'mf-fresh' });
  const text = events.flatMap(historyLines).join('\n');
  for (const reason of ['first', 'broken', '+ prefix:/fresh: as agreed'])
    expect(text).toContain(`reason: ${reason}`);
});

it('the command line freezes, marks, approves and shows it all', async () => {
  const time = new Date(Date.now() + 3_600_000).toISOString();
  expect(await dara('freeze', '--until', time)).toMatch(/^Everything is frozen until /);
  expect(await dara('mark-bad', 'mf-x@1.0.0', '--reason', 'leaks')).toContain('marked as bad');
  const rules = await dara('rules');
  expect(rules).toContain('everything is frozen until');
  expect(rules).toMatch(/mf-x 1\.0\.0 is bad {2}\(by deploy token, .*: leaks\)/);
  expect(await dara('freeze', '--lift')).toBe('The freeze has ended');
  expect(await dara('mark-bad', 'mf-x@1.0.0', '--remove')).toContain('no longer');
  expect(await dara('rules')).not.toMatch(/frozen|is bad/);
  expect(await refusal(dara('approve', 'mf-x@1.0.0'))).toMatchObject({
    code: 'APPROVAL_BY_PUBLISHER',
  });
});
