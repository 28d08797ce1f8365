import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { useHttpApps } from '../testing/http-apps.ts';
import { AppError } from './app-error.ts';
import { createHttp } from './http.ts';

const { build, services } = useHttpApps();
const open = { access: 'public' } as const;
const coded = (code: string): Error => Object.assign(new Error('secret detail'), { code });

describe('an unavailable dependency', () => {
  test.each(['57P01', '57014', '55P03', 'ECONNREFUSED'])('%s is 503 to come back', async (code) => {
    const app = build();
    app.get('/api/x', { config: open }, async () => {
      throw coded(code);
    });
    const answer = await app.inject('/api/x');
    expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('secret detail');
  });

  test.each(['ENOSPC', '53100'])('%s is 507', async (code) => {
    const app = build();
    app.get('/api/x', { config: open }, async () => {
      throw coded(code);
    });
    expect((await app.inject('/api/x')).json()).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
    });
  });

  test('users are not treated as anonymous while the database is unavailable', async () => {
    const app = build();
    const failures = [coded('57P01'), new AppError('UNAVAILABLE', { retryAfterS: 1 })];
    app.setIdentify(async () => {
      throw failures.shift() ?? new Error('asked too often');
    });
    app.get('/api/mine', { config: { access: 'signed-in' } }, async () => 'x');
    app.get('/api/open', { config: open }, async (request) => ({
      who: await request.findIdentity(),
    }));
    expect((await app.inject('/api/mine')).statusCode).toBe(503);
    expect((await app.inject('/api/open')).statusCode).toBe(503);
  });

  test('lines of one fault are sampled, those of a bug are not', async () => {
    const lines: string[] = [];
    const stream = new PassThrough().on('data', (line) => lines.push(String(line)));
    const app = createHttp({ ...services(), log: createLogger('error', stream) });
    const thrown = [coded('57P01'), coded('57P01'), coded('57P01'), new Error('a'), new Error('b')];
    app.get('/api/x', { config: open }, async () => {
      throw thrown.shift() ?? new Error('asked too often');
    });
    for (let call = 0; call < 5; call += 1) await app.inject('/api/x');
    await app.close();
    expect(lines.filter((line) => line.includes('"dependency":"database"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(3);
  });
});

describe('ready', () => {
  const ready = async (app: ReturnType<typeof build>) => {
    const answer = await app.inject('/api/health/ready');
    return [answer.statusCode, answer.json<{ status: string }>().status] as const;
  };
  const withDatabase = (ping: () => Promise<void>, needsDatabase: boolean) =>
    createHttp({ ...services(), database: { ...services().database, ping } }, { needsDatabase });

  test.each([
    [false, 200, 'degraded'],
    [true, 503, 'unavailable'],
  ])('without the database, needed: %s', async (needsDatabase, status, said) => {
    let isAway = false;
    const ping = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve());
    const app = withDatabase(ping, needsDatabase);
    expect(await ready(app)).toEqual([200, 'ok']);
    isAway = true;
    expect(await ready(app)).toEqual([status, said]);
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    isAway = false;
    expect(await ready(app)).toEqual([200, 'ok']);
    await app.close();
  });

  test('a neighbour that hangs is named, and does not hold up the answer', async () => {
    const app = withDatabase(() => new Promise(() => undefined), false);
    app.addReadyCheck('site', () => true);
    const answer = await app.inject('/api/health/ready');
    expect(answer.json()).toMatchObject({
      status: 'degraded',
      checks: { database: false, files: true, site: true },
    });
    await app.close();
  });

  test('the status is starting until the first success', async () => {
    const app = build();
    app.addReadyCheck('site', () => false);
    expect(await ready(app)).toEqual([503, 'starting']);
  });
});
