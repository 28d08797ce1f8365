import { SHORTLIST_LIMITS } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Id, Instant, VersionInput } from '../../kernel/schema/shapes.ts';

const Name = Type.String({ minLength: 1, maxLength: SHORTLIST_LIMITS.name, pattern: '\\S' });

const Talents = Type.Array(
  Type.Object({ id: Id, note: Type.String({ maxLength: SHORTLIST_LIMITS.note }) }),
  { maxItems: SHORTLIST_LIMITS.talents, description: 'In the order of the list' },
);

const head = { id: Id, name: Name, version: Type.Integer(), updatedAt: Instant };

export const SavedShortlist = Type.Object(
  { ...head, talents: Talents },
  { title: 'SavedShortlist' },
);
export type SavedShortlist = Static<typeof SavedShortlist>;

export const SavedShortlists = Type.Object({
  items: Type.Array(
    Type.Object({ ...head, count: Type.Integer() }, { title: 'SavedShortlistRow' }),
    {
      maxItems: SHORTLIST_LIMITS.lists,
    },
  ),
});
export type SavedShortlists = Static<typeof SavedShortlists>;

export const SavedShortlistBody = Type.Object({ name: Name, talents: Talents });
export type SavedShortlistBody = Static<typeof SavedShortlistBody>;

export const SavedShortlistChange = Type.Object({
  name: Type.Optional(Name),
  talents: Type.Optional(Talents),
  version: VersionInput,
});
export type SavedShortlistChange = Static<typeof SavedShortlistChange>;
