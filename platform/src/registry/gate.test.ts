import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../testing/fixture-release.ts';
import { refusal } from '../testing/refusal.ts';
import { createTestSite, type TestSite } from '../testing/test-site.ts';
import { storeKey } from './release-store.ts';

let tried = 0;

describe('the gate refuses', () => {
  let shared: TestSite;
  beforeAll(async () => {
    shared = await createTestSite({ trialLimitMs: 3000 });
    await shared.shipShell();
    await shared.ship('mf-home', [route('/home'), route('/home/:id')]);
  });
  afterAll(() => shared.close());

  const refused = async (name: string, run: () => Promise<void>): Promise<string> => {
    await run();
    const error = await refusal(shared.registry.promote(name));
    expect(error).toMatchObject({ status: 409, code: 'PROMOTION_REFUSED' });
    return error.problems.join('\n');
  };

  /** What no later state of the site can make right is not even published. */
  const unpublished = async (run: () => Promise<void>): Promise<string> => {
    const error = await refusal(run());
    expect(error).toMatchObject({ status: 422, code: 'RELEASE_INVALID' });
    return error.problems.join('\n');
  };

  it('a library that the live shell lacks or has in another version', async () => {
    const text = await refused('mf-a', () =>
      shared.publishRemote('mf-a', [route('/a')], {
        change: (manifest) => {
          manifest.shared[0]!.range = '^20.0.0';
          manifest.shared.push({ name: 'left-pad', range: '^1.0.0', singleton: true });
        },
      }),
    );
    expect(text).toContain('mf-a 1.0.0 wants react ^20.0.0, shell 1.0.0 provides 19.3.1');
    expect(text).toContain('wants left-pad ^1.0.0, which shell 1.0.0 does not provide');
  });

  it('a shell that is incompatible with a live remote', async () => {
    const text = await refused('shell', () =>
      shared.publishShell({
        version: '2.0.0',
        change: (manifest) => (manifest.shared[0]!.range = '20.0.0'),
      }),
    );
    expect(text).toContain('mf-home 1.0.0 wants react ^19.3.1, shell 2.0.0 provides 20.0.0');
  });

  it('a route that another remote has, under whatever parameter name', async () => {
    const text = await refused('mf-b', () => shared.publishRemote('mf-b', [route('/home/:other')]));
    expect(text).toContain('route /home/:other belongs to mf-home, as /home/:id');
  });

  it('a prefix that another remote has, and a route below it', async () => {
    const prefixes = await refused('mf-c', () =>
      shared.publishRemote('mf-c', [route('/c')], {
        change: (manifest) => manifest.declaration.prefixes.push('/home'),
      }),
    );
    expect(prefixes).toContain('prefix /home belongs to mf-home');
    const below = await refused('mf-d', () =>
      shared.publishRemote('mf-d', [route('/home/about/us')], {
        change: (manifest) => (manifest.declaration.prefixes = ['/']),
      }),
    );
    expect(below).toContain('route /home/about/us of mf-d is below prefix /home of mf-home');
  });

  it('a language that is incomplete', async () => {
    const text = await unpublished(() =>
      shared.publishRemote('mf-e', [route('/e')], {
        change: (manifest) => (manifest.languages = ['th']),
      }),
    );
    expect(text).toContain('the messages in en are incomplete');
  });

  it('a page that needs more script than its budget', async () => {
    const text = await unpublished(() =>
      shared.publishRemote('mf-f', [route('/f')], {
        change: (manifest) => (manifest.declaration.budget = { scriptBytes: 20 }),
      }),
    );
    expect(text).toMatch(/page home needs \d+ bytes of compressed script, the budget is 20/);
  });

  it.each([
    ['throws', 'throw new Error("no such thing");', 'no such thing'],
    ['never ends', 'for (;;) {}', 'longer than'],
    [
      'does not stand a failing api',
      'const r = await api.fetch(api.baseUrl + "/api/x"); if (!r.ok) throw new Error("api " + r.status); return "x";',
      'with an api that fails: Error: api 503',
    ],
    ['reports a failed part', 'return { html: "x", errors: ["part broken"] };', 'part broken'],
  ])('a page that %s on the server', async (_what, page, expected) => {
    const name = `mf-t${(tried += 1)}`;
    const text = await refused(name, () =>
      shared.publishRemote(name, [route(`/${name}`)], { page }),
    );
    expect(text).toContain(`/${name} (th)`);
    expect(text).toContain(expected);
  });

  it('a release with missing files', async () => {
    await shared.publishRemote('mf-g', [route('/g')]);
    const manifest = (await shared.registry.find('mf-g', '1.0.0'))!;
    await shared.services.files.delete(storeKey(manifest.files[1]!.integrity));
    const error = await refusal(shared.registry.promote('mf-g'));
    expect(error.problems).toContain(
      'FILES_MISSING: file home.1-0-0.js is missing from the file store: publish the same build again',
    );
    await rm(shared.folder, { recursive: true, force: true });
  });

  it('nothing else: refused releases leave no trace', async () => {
    const { deployed } = await shared.registry.deployments();
    expect([...deployed.keys()]).toEqual(['mf-home', 'shell']);
  });
});
