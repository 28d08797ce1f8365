import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';

const ATTACKER = '203.0.113.1';
const CONNECTIONS = 120;
/** Waits like a page that calls the api. */
const PAGE = `
  await new Promise((resolve) => setTimeout(resolve, 40));
  return '<p>rendered</p>';`;

interface Answer {
  status: number;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

let site: TestSite;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 10 });
afterEach(() => site.close());
afterAll(() => agent.destroy());

function ask(path: string, address: string): Promise<Answer> {
  const { port } = site.app.server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (body += text));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body,
          headers: answer.headers,
        }),
      );
    }).on('error', reject);
  });
}

/** Unique searches over many connections until `end` is called. */
function attack() {
  const answers: Answer[] = [];
  let isOver = false;
  let next = 0;
  const connection = async (): Promise<void> => {
    while (!isOver) {
      const answer = await ask(`/x?keyword=odd-${(next += 1)}`, ATTACKER);
      answers.push(answer);
      // The load must be on the renderers, not on this process.
      if (answer.status !== 200) await wait(100);
    }
  };
  const all = Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return {
    answers,
    end: async (): Promise<void> => {
      isOver = true;
      await all;
    },
  };
}

it('one address with many searches keeps no other address from its pages', async () => {
  site = await createTestSite({ env: { TRUST_PROXY: '127.0.0.1' } });
  await site.shipShell();
  await site.ship('mf-x', [route('/x')], { page: PAGE });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { answers, end } = attack();
  await ask('/x', '203.0.113.3');
  const visits: Answer[] = [];
  const cached: Answer[] = [];
  for (let page = 0; page < 8; page += 1) {
    visits.push(await ask(`/x?keyword=mine&page=${page}`, '203.0.113.2'));
    cached.push(await ask('/x', '203.0.113.3'));
  }
  await end();
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
  for (const { body } of visits) expect(body).toContain('<p>rendered</p>');
  for (const { body } of cached) expect(body).toContain('<p>rendered</p>');
  // Some of the attacker's pages are rendered, then unrendered, then refused.
  const ofStatus = (status: number) => answers.filter((answer) => answer.status === status);
  expect(ofStatus(200).length).toBeGreaterThan(0);
  expect(ofStatus(200).length).toBeLessThanOrEqual(300);
  expect(ofStatus(503)[0]?.body).toContain('<div id="dara-root"></div>');
  expect(ofStatus(429)[0]?.headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
  });
  expect(ofStatus(429)[0]?.body).not.toContain('<script');
  expect(ofStatus(200).length + ofStatus(503).length + ofStatus(429).length).toBe(answers.length);
  // The attacker also gets cached pages, and good pages stay if their refresh is refused.
  expect((await ask('/x', ATTACKER)).body).toContain('<p>rendered</p>');
  await site.services.events.publish('content');
  const kept = await ask('/x', ATTACKER);
  expect(kept.status).toBe(200);
  expect(kept.body).toContain('<p>rendered</p>');
  const metrics = (await site.get('/metrics')).body;
  expect(metrics).toMatch(/dara_renders_total\{result="refused"\} [1-9]/);
  expect(metrics).toMatch(/dara_renders_total\{result="limited"\} [1-9]/);
});
