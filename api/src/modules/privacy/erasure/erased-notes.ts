import { createHmac, timingSafeEqual } from 'node:crypto';
import { ERASED_NOTES, type Db, type Services } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

const Id = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/**
 * The erased person by ids only: meaningless after the erasure, but sufficient to find the person in an older backup.
 */
const ErasedPerson = Type.Object(
  {
    /** The request that was carried out. */
    request: Id,
    /** Null for people without an account, known only by an address. */
    profile: Type.Union([Id, Type.Null()]),
    talent: Type.Union([Id, Type.Null()]),
    at: Type.String(),
  },
  { additionalProperties: false },
);
export type ErasedPerson = Static<typeof ErasedPerson>;

interface Note {
  /** As text, so that the signature covers exactly what is parsed. */
  person: string;
  signature: string;
}

type Noting = Pick<Services, 'files' | 'config'>;

const keyOf = (request: string): string => `${ERASED_NOTES}${request}.json`;

const sign = ({ config }: Noting, person: string): string =>
  createHmac('sha256', config.jwtSecret).update(`erased person\n${person}`).digest('base64');

/** The list in a backup's manifest; undefined when there is none. */
export const readErasedList = (value: unknown): ErasedPerson[] | undefined =>
  Check(Type.Array(ErasedPerson), value) ? value : undefined;

/** All erased people, oldest first, or the one of a request. */
export async function listErased(db: Db, request?: string): Promise<ErasedPerson[]> {
  const rows = await db
    .selectFrom('privacy_request')
    .select(['id', 'profile_id', 'talent_id', 'closed_at', 'updated_at'])
    .where('kind', '=', 'Erasure')
    .where('status', '=', 'Done')
    .$if(request !== undefined, (query) => query.where('id', '=', request ?? ''))
    .orderBy('closed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    request: row.id,
    profile: row.profile_id,
    talent: row.talent_id,
    at: (row.closed_at ?? row.updated_at).toISOString(),
  }));
}

/**
 * Writes an erasure to the file store, which survives the restore of an older database. Signed, since otherwise a
 * writer of the store could have people erased.
 */
export async function recordErasure(services: Noting & { db: Db }, request: string): Promise<void> {
  const [person] = await listErased(services.db, request);
  if (!person) return;
  const text = JSON.stringify(person);
  const note: Note = { person: text, signature: sign(services, text) };
  await services.files.put(keyOf(request), Buffer.from(JSON.stringify(note)));
}

/** The notes in the file store, and the keys of notes with an invalid signature. */
export async function readErasedNotes(
  services: Noting,
): Promise<{ people: ErasedPerson[]; unsigned: string[] }> {
  const people: ErasedPerson[] = [];
  const unsigned: string[] = [];
  for (const key of await services.files.list(ERASED_NOTES)) {
    const person = readNote(services, (await services.files.get(key))?.toString('utf8') ?? '');
    if (person) people.push(person);
    else unsigned.push(key);
  }
  return { people, unsigned };
}

function readNote(services: Noting, text: string): ErasedPerson | undefined {
  try {
    const { person, signature } = JSON.parse(text) as Note;
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(services, person))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const value: unknown = JSON.parse(person);
    return Check(ErasedPerson, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
