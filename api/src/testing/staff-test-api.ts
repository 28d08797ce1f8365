import { afterAll, beforeAll } from 'vitest';
import { createRecords, type Records } from './records.ts';
import { createTestApi, type SignedIn, type TestApi } from './test-api.ts';

/** An api with its own records. */
export interface TestSite {
  api: TestApi;
  records: Records;
}

export interface StaffTestApi extends TestSite {
  staff: SignedIn;
  admin: SignedIn;
}

/** A query past an open transaction's handle would wait for ever. */
export const ONE_CONNECTION = { poolSize: 1 };

type Options = Parameters<typeof createTestApi>[0];

/** An api for the tests of a file; initialized before the first test, closed after the last. */
export function testSite(options?: Options): TestSite {
  return opened<TestSite>(options, async (site) => site);
}

/** The same with a staff member and an administrator signed in. */
export function staffTestApi(options?: Options): StaffTestApi {
  return opened<StaffTestApi>(options, async (site) => ({
    ...site,
    staff: await site.api.signIn({ permission: 'Staff' }),
    admin: await site.api.signIn({ permission: 'Admin' }),
  }));
}

function opened<Site extends TestSite>(
  options: Options,
  fill: (site: TestSite) => Promise<Site>,
): Site {
  const site = {} as Site;
  beforeAll(async () => {
    const api = await createTestApi(options);
    // Before anything that may fail, so that the api is closed all the same.
    Object.assign(site, { api });
    Object.assign(site, await fill({ api, records: createRecords(api.services) }));
  });
  afterAll(() => site.api.close());
  return site;
}
