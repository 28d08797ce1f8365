import { runChecks } from './checks.mjs';
import { buildChanged } from './builds.mjs';
import { BROWSER_HELP, ensureThaiFont, findBrowser } from './browser.mjs';
import { findPostgres, POSTGRES_HELP } from './postgres.mjs';
import { browserSide, jestRun, journeys, prepareDemo, serverSide, vitestRun } from './runners.mjs';
import { merged } from './totals.mjs';

const failed = (message) => ({ passed: 0, failed: 1, failures: [message] });

/** Opens resources shared by parts, once and only when needed. */
export function sharedResources() {
  let postgres;
  let browser;
  return {
    postgres: () => (postgres ??= findPostgres()),
    browser: () =>
      (browser ??= (async () => {
        const found = await findBrowser();
        await ensureThaiFont();
        return found;
      })()),
    pids: async () => [(await postgres)?.pid].filter(Boolean),
    close: async () => (await postgres)?.stop(),
  };
}

const checks =
  ({ isAll }) =>
  async () =>
    merged(await runChecks({ isAll }));

/** Tests of a server package on a private PostgreSQL server, or that of TEST_DATABASE_URL. */
const onPostgres = (name, options) => async (resources, report) => {
  const server = await resources.postgres();
  if (!server) return failed(POSTGRES_HELP);
  const env = { TEST_DB: 'postgres', TEST_DATABASE_URL: server.url, ...options?.env };
  return vitestRun(name, { ...options, report, env });
};

const embedded = (name) => (_resources, report) => vitestRun(name, { report });

const inBrowser = (name, env) => async (resources, report) => {
  const browser = await resources.browser();
  if (!browser) return failed(BROWSER_HELP);
  return vitestRun(name, { report, env: { CHROME_PATH: browser, ...env } });
};

/** Tests on the embedded database, with a PostgreSQL server for tests that start as in production. */
const platform = async (resources, report) => {
  const server = await resources.postgres();
  if (!server) return failed(POSTGRES_HELP);
  return inBrowser('platform', { TEST_DATABASE_URL: server.url })(resources, report);
};

/**
 * Seeds the data of the journeys in parallel with the builds; if that fails, the journeys seed again and report the
 * error. Only release builds check size budgets, so `isAll` makes release builds.
 */
const build =
  ({ isAll }) =>
  async () => {
    const profile = isAll ? 'release' : 'local';
    const [names] = await Promise.all([buildChanged(undefined, { profile }), prepareDemo()]);
    return names.length > 0
      ? failed(`${names.join(', ')} did not build`)
      : { passed: 0, failed: 0, failures: [] };
  };

async function journeyRun(resources, report) {
  const browser = await resources.browser();
  return browser ? journeys({ report, env: { CHROME_PATH: browser } }) : failed(BROWSER_HELP);
}

/** The backend's tests of behaviour that differs between the two databases. */
const DATABASE_TESTS = [
  ...['src/database/', 'src/events/', 'src/jobs/', 'src/idempotency/', 'src/testing/'],
  ...['--exclude', '**/pglite-*.test.ts'],
];

const beside = (report, name) => report.replace(/json$/, `${name}.json`);

/** Runs both databases at once, because tests of an unavailable database mostly wait. */
const backend =
  ({ isAll }) =>
  async (resources, report) => {
    const [own, server] = await Promise.all([
      embedded('backend')(resources, report),
      onPostgres('backend', isAll ? {} : { filters: DATABASE_TESTS })(
        resources,
        beside(report, 'postgres'),
      ),
    ]);
    const failures = server.failures.map((line) => `on PostgreSQL: ${line}`);
    return merged([own, { ...server, failures }]);
  };

/**
 * Tooling beside the backend, since tests of both leave processors idle while they wait. Two packages with long
 * tests gain nothing.
 */
const toolingAndBackend =
  ({ isAll }) =>
  async (resources, report, wanted) => {
    const run = (name, work) =>
      wanted.includes(name) ? work(resources, beside(report, name)) : [];
    const all = await Promise.all([
      run('backend', backend({ isAll })),
      run('tooling', inBrowser('tooling')),
    ]);
    return merged(all.flat());
  };

/**
 * What `npm test` runs, in this order, and with `isAll` what `npm run test:all` adds. `packages` are the names with which
 * `npm test -- <name>` chooses a part.
 *
 * @returns {{ name: string, packages: string[], run: Function }[]}
 */
export function testParts({ isAll }) {
  const others = serverSide.filter(
    (name) => !['backend', 'api', 'platform', 'tooling'].includes(name),
  );
  const part = (name, packages, run) => ({ name, packages, run });
  const added = [
    part('platform on PostgreSQL', ['platform'], onPostgres('platform')),
    part('api, embedded database', ['api'], embedded('api')),
    part(
      'api, every file isolated',
      ['api'],
      onPostgres('api', { env: { DARA_TEST_ISOLATE: '1' } }),
    ),
  ];
  return [
    part('checks', ['verify'], checks({ isAll })),
    part('shell, remotes, shared', browserSide, (_resources, report, wanted) =>
      jestRun(wanted, { report }),
    ),
    part('tooling, backend', ['tooling', 'backend'], toolingAndBackend({ isAll })),
    part('api', ['api'], onPostgres('api')),
    part('platform', ['platform'], platform),
    ...others.map((name) => part(name, [name], embedded(name))),
    ...(isAll ? added : []),
    part('builds', ['e2e'], build({ isAll })),
    part('journeys', ['e2e'], journeyRun),
  ];
}
