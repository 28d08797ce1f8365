// A gateway with test releases in a separate process, which switches releases on command.
import { route } from '../../../platform/src/testing/fixture-release.ts';
import { createTestSite } from '../../../platform/src/testing/test-site.ts';

const NAME = 'mf-home';
const ROUTES = [route('/'), route('/page/:id')];

const site = await createTestSite({ workers: 1 });
await site.shipShell();
await site.ship(NAME, ROUTES, { version: '1.0.0' });
await site.ship(NAME, ROUTES, { version: '1.1.0' });

/** Promotes and rolls back in turn. */
async function swap(count: number): Promise<number> {
  for (let at = 0; at < count; at += 1) {
    if (at % 2 === 0) await site.registry.rollback(NAME);
    else await site.registry.promote(NAME, '1.1.0');
  }
  return count;
}

process.on('message', (count: string) => {
  swap(Number(count)).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ address: await site.app.listen({ port: 0, host: '127.0.0.1' }) });
