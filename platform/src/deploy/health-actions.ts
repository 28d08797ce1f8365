import { compareReleases } from '../registry/compare-releases.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { NAME, VERSION, action, closed } from './action.ts';
import { requirePackageName } from './scoped-token.ts';

/** Health of releases, and their differences. */
export const HEALTH_ACTIONS = {
  health: action({
    http: 'GET /_dara/health',
    session: 'reader',
    access: 'any',
    input: closed({}),
    run: async ({ readHealth, names }) => ({
      packages: (await readHealth()).filter(({ name }) => names?.includes(name) ?? true),
    }),
  }),
  compare: action({
    http: 'GET /_dara/compare',
    session: 'reader',
    access: 'any',
    input: closed({ name: NAME, from: VERSION, to: VERSION }),
    run: ({ registry, names }, { name, from = '', to = '' }) => {
      requirePackageName(name);
      if (names?.includes(name) === false)
        throw new RegistryError(403, 'SCOPE_MISSING', `The token may not read ${name}`);
      return compareReleases(registry, { name, from, to });
    },
  }),
};
