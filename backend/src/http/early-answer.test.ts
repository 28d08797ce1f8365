import { describe, expect, test } from 'vitest';
import { useHttpApps } from '../testing/http-apps.ts';

const { build } = useHttpApps();

describe('early answers', () => {
  const withEarly = () => {
    const app = build();
    app.get('/page', async () => 'by the route');
    app.setEarlyAnswer((_request, reply) => {
      reply.hijack();
      reply.raw.end('early');
      return true;
    });
    return app;
  };

  test('come before the route, for GET alone', async () => {
    const app = withEarly();
    expect((await app.inject('/page')).body).toBe('early');
    const head = await app.inject({ method: 'HEAD', url: '/page' });
    expect(head.headers['x-content-type-options']).toBe('nosniff');
    expect((await app.inject({ method: 'POST', url: '/page' })).statusCode).toBe(404);
  });

  test('are not given while the server is being taken out of service or has too much to do', async () => {
    const app = withEarly();
    await app.ready();
    app.isUnderPressure = () => true;
    expect((await app.inject('/page')).body).toBe('by the route');
    app.isUnderPressure = () => false;
    app.startDraining();
    const { body, headers } = await app.inject('/page');
    expect([body, headers.connection]).toEqual(['by the route', 'close']);
  });
});
