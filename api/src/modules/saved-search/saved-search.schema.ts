import { SEARCH_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { LanguagesInput } from '../../kernel/schema/input.ts';
import { Id, Instant } from '../../kernel/schema/shapes.ts';
import { talentFilters } from '../talent/talent.public.ts';

const Name = Type.String({ minLength: 1, maxLength: SEARCH_LIMITS.name, pattern: '\\S' });

/** The filters of the public list: a search by a private field would reveal it. Days pass, so they are not kept. */
const Query = Type.Object({
  ...Type.Omit(Type.Object(talentFilters), ['ageFrom', 'ageTo', 'heightFrom', 'heightTo'])
    .properties,
  language: Type.Optional(LanguagesInput),
});

export const SavedSearch = Type.Object(
  { id: Id, name: Name, query: Query, createdAt: Instant },
  { title: 'SavedSearch' },
);
export type SavedSearch = Static<typeof SavedSearch>;

export const SavedSearches = Type.Object({
  items: Type.Array(SavedSearch, { maxItems: SEARCH_LIMITS.searches }),
});

export const SavedSearchBody = Type.Object({ name: Name, query: Query });
export type SavedSearchBody = Static<typeof SavedSearchBody>;
