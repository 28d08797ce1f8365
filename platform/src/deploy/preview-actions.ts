import { Type } from 'typebox';
import { PREVIEW_RELEASES_MAX, PREVIEW_SECONDS } from '../registry/preview-token.ts';
import { RegistryError, invalid } from '../registry/registry-error.ts';
import { NAME, VERSION, action, closed } from './action.ts';
import { requirePackageName } from './scoped-token.ts';

const RELEASE = Type.Object(
  { name: NAME, version: Type.Optional(VERSION) },
  { additionalProperties: false },
);

/** Links to releases that are not live. */
export const PREVIEW_ACTIONS = {
  previewLink: action({
    http: 'POST /_dara/previews',
    access: 'publisher',
    status: 201,
    input: closed({
      releases: Type.Array(RELEASE, { minItems: 1, maxItems: PREVIEW_RELEASES_MAX }),
      expiresInS: Type.Optional(
        Type.Integer({ minimum: PREVIEW_SECONDS.min, maximum: PREVIEW_SECONDS.max }),
      ),
    }),
    run: ({ registry, actor, names }, { releases = [], expiresInS }) => {
      if (releases.length === 0) throw invalid('Name at least one release');
      for (const { name } of releases) {
        requirePackageName(name);
        if (names?.includes(name) === false)
          throw new RegistryError(
            403,
            'SCOPE_MISSING',
            `The token "${actor}" may not publish ${name}`,
          );
      }
      const how = { actor, ...(expiresInS === undefined ? {} : { expiresInS }) };
      return registry.previews.createLink(releases, how);
    },
  }),
};
