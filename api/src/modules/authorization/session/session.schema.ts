import { Type, type Static } from 'typebox';
import { Id, Instant, NullableText } from '../../../kernel/schema/shapes.ts';

/** A session of the user. */
export const SessionEntry = Type.Object(
  {
    id: Id,
    browser: NullableText,
    system: NullableText,
    address: NullableText,
    startedAt: Instant,
    /** Precise to 15 minutes, the interval at which browsers refresh. */
    lastUsedAt: Instant,
    /** The session of this request. */
    isCurrent: Type.Boolean(),
  },
  { title: 'SessionEntry' },
);
export type SessionEntry = Static<typeof SessionEntry>;

export const SessionList = Type.Object(
  { items: Type.Array(SessionEntry) },
  { title: 'SessionList' },
);
