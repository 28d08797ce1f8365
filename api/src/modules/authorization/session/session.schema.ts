import { Type, type Static } from 'typebox';
import { Id, Instant, NullableText } from '../../../kernel/schema/shapes.ts';

/** Where somebody is signed in. */
export const SessionEntry = Type.Object(
  {
    id: Id,
    browser: NullableText,
    system: NullableText,
    address: NullableText,
    startedAt: Instant,
    /** To a quarter of an hour: so often the browser asks for the next token. */
    lastUsedAt: Instant,
    /** The one that asks. */
    isCurrent: Type.Boolean(),
  },
  { title: 'SessionEntry' },
);
export type SessionEntry = Static<typeof SessionEntry>;

export const SessionList = Type.Object(
  { items: Type.Array(SessionEntry) },
  { title: 'SessionList' },
);
