import { runChecks } from './checks.mjs';
import { buildChanged } from './builds.mjs';
import { BROWSER_HELP, ensureThaiFont, findBrowser } from './browser.mjs';
import { findPostgres, POSTGRES_HELP } from './postgres.mjs';
import { browserSide, jestRun, journeys, serverSide, vitestRun } from './runners.mjs';
import { sum } from './totals.mjs';

export const failed = (message) => ({ passed: 0, failed: 1, failures: [message] });

/** Opens what parts share, once and only when a part needs it. */
export function sharedResources() {
  let postgres;
  let browser;
  const open = {
    postgres: async () => {
      const server = await (postgres ??= findPostgres());
      return server && { env: { TEST_DATABASE_URL: server.url }, pid: server.pid };
    },
    browser: async () => {
      browser ??= (async () => {
        const found = await findBrowser();
        await ensureThaiFont();
        return found;
      })();
      const found = await browser;
      return found && { env: { CHROME_PATH: found } };
    },
  };
  const help = { postgres: POSTGRES_HELP, browser: BROWSER_HELP };
  return {
    /** The environment of a part, the process whose time counts as its own, or `missing`: why it cannot run. */
    of: async ({ needs = [] }) => {
      let all = { env: {} };
      for (const need of needs) {
        const found = await open[need]();
        if (!found) return { missing: help[need] };
        all = { ...all, ...found, env: { ...all.env, ...found.env } };
      }
      return all;
    },
    close: async () => (await postgres)?.stop(),
  };
}

async function checks() {
  const results = await runChecks();
  return { ...sum(results), failures: results.flatMap(({ failures }) => failures) };
}

const server =
  (name, options = {}) =>
  (report) =>
    vitestRun(name, { ...options, report });

const onPostgres = (name, { env, ...options } = {}) =>
  server(name, { ...options, env: { TEST_DB: 'postgres', ...env } });

async function build() {
  const names = await buildChanged();
  return names.length > 0
    ? failed(`${names.join(', ')} did not build`)
    : { passed: 0, failed: 0, failures: [] };
}

/** The backend's tests of what differs between the two databases. */
const DATABASE_TESTS = [
  ...['src/database/', 'src/events/', 'src/jobs/', 'src/idempotency/', 'src/testing/'],
  ...['--exclude', '**/pglite-*.test.ts'],
];

/**
 * What `npm test` runs, and with `isAll` what `npm run test:all` adds: stages one after another, each of lanes that run
 * at once, each of parts one after another. Journeys wait for half of their time and tests of browser packages depend on
 * no clock, so these share the processor; tests of servers have it for themselves. `packages` are the names by which
 * `npm test -- <name>` chooses a part.
 *
 * @returns {{ name: string, packages: string[], needs?: ('postgres' | 'browser')[], run: Function }[][][]}
 */
export function testParts({ isAll }) {
  const others = serverSide.filter(
    (name) => !['backend', 'api', 'platform', 'tooling'].includes(name),
  );
  const part = (name, packages, run, ...needs) => ({ name, packages, run, needs });
  const added = [
    part('platform on PostgreSQL', ['platform'], onPostgres('platform'), 'postgres'),
    part('api, embedded database', ['api'], server('api')),
    part(
      'api, every file isolated',
      ['api'],
      onPostgres('api', { env: { DARA_TEST_ISOLATE: '1' } }),
      'postgres',
    ),
  ];
  return [
    [
      [
        part('checks', ['verify'], checks),
        part('shell, remotes, shared', browserSide, (report, wanted) =>
          jestRun(wanted, { report }),
        ),
      ],
      [
        part('builds', ['e2e'], build),
        part('journeys', ['e2e'], (report) => journeys({ report }), 'browser'),
      ],
    ],
    [
      [
        part('tooling', ['tooling'], server('tooling'), 'browser'),
        part('backend', ['backend'], server('backend')),
        part(
          'backend on PostgreSQL',
          ['backend'],
          onPostgres('backend', isAll ? {} : { filters: DATABASE_TESTS }),
          'postgres',
        ),
        part('api', ['api'], onPostgres('api'), 'postgres'),
        part('platform', ['platform'], server('platform'), 'postgres', 'browser'),
        ...others.map((name) => part(name, [name], server(name))),
        ...(isAll ? added : []),
      ],
    ],
  ];
}
