import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '@dara/model';
import { apiRoutes } from '../testing/api-routes.ts';
import { AUDITED } from '../testing/audited-routes.ts';
import { NOT_AUDITED } from '../testing/not-audited-routes.ts';

const routes = await apiRoutes();
const names = routes.map(({ method, url }) => `${method} ${url}`);

test('every write and every download says what it writes to the audit log, or why nothing', () => {
  const traceable = routes.filter(
    ({ method, produces }) => method !== 'GET' || produces.length > 0,
  );
  expect(traceable.length).toBeGreaterThan(170);
  const unnamed = traceable
    .map(({ method, url }) => `${method} ${url}`)
    .filter((name) => !(name in AUDITED) && !(name in NOT_AUDITED));
  expect(unnamed).toEqual([]);
});

test('names existing routes, once each, with actions that the log knows', () => {
  const named = [...Object.keys(AUDITED), ...Object.keys(NOT_AUDITED)];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  for (const [route, actions] of Object.entries(AUDITED)) {
    expect([route, actions.length > 0]).toEqual([route, true]);
    expect(AUDIT_ACTIONS).toEqual(expect.arrayContaining([...actions]));
  }
});
