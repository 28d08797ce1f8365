import { isFile, recordForm, type AlbumImage } from '@dara/kit/image-field';
import { isSame } from '@dara/kit/record';
import type { Localized } from '@dara/contract';
import { BODY_FIGURES } from '@dara/model';
import type { TalentCreate, TalentRecord, TalentUpdate } from '../../api/generated.ts';
import { LINES, NO_RECORD, emptyLocalized, toValues, type RecordValues } from './record.model.ts';

/** Staff-only fields. */
const STAFF_ONLY = ['email', 'active', 'isTop10'] as const;

const figure = (value: string): number | undefined => (value === '' ? undefined : Number(value));

/** Both languages for the api: an English-only text is used for both. */
function both({ th, en }: Localized): { th: string; en?: string } | null {
  const [thai, english] = [th.trim(), en.trim()];
  return thai || english ? { th: thai || english, en: english } : null;
}

/** References of the album: stored images by id, new ones by their index among the files. */
function toImageRefs(album: readonly AlbumImage[]): { words: string[]; files: File[] } {
  const files: File[] = [];
  const words = album.map(({ picture }) => {
    if (!isFile(picture)) return picture.id;
    files.push(picture);
    return `file:${files.length - 1}`;
  });
  return { words, files };
}

/** Alternative texts of images that are new or changed. */
function altsOf(album: readonly AlbumImage[]) {
  const { words } = toImageRefs(album);
  return album.flatMap(({ picture, alt }, at) => {
    const stored = isFile(picture) ? null : picture.alt;
    const isChanged = !isSame(both(alt), both({ ...emptyLocalized(), ...stored }));
    return isChanged ? [{ image: words[at] ?? '', alt: both(alt) }] : [];
  });
}

type Input = Omit<TalentUpdate, 'version'>;

/** All values in the api's format, by name. */
function toMultipartParts(
  values: RecordValues,
): Record<keyof RecordValues, Input | Partial<TalentCreate>> {
  const { guardian, bookouts, picture, album } = values;
  const hasGuardian = Object.values(guardian).some((line) => line.trim());
  const parts: Partial<Record<keyof RecordValues, Input | Partial<TalentCreate>>> = {
    displayName: { displayName: values.displayName.trim() },
    firstName: { firstName: both(values.firstName) ?? undefined },
    lastName: { lastName: both(values.lastName) ?? undefined },
    nickName: { nickName: both(values.nickName) },
    gender: { gender: values.gender || undefined },
    birthDay: { birthDay: values.birthDay || null },
    nationality: { nationality: values.nationality },
    guardian: { guardian: hasGuardian ? guardian : null },
    email: { email: values.email.trim() },
    talentTypes: { talentTypes: values.talentTypes },
    socialMedia: {
      socialMedia: values.socialMedia.map(({ channel, name, link, ...figures }) => ({
        channel,
        name: name.trim(),
        link: link.trim() || undefined,
        followers: figure(figures.followers) ?? null,
        engagementRate: figure(figures.engagementRate ?? '') ?? null,
      })),
    },
    bio: { bio: both(values.bio) },
    languages: { languages: values.languages },
    tags: { tags: values.tags },
    picture: isFile(picture) ? {} : { imageId: picture?.id ?? null },
    album: { imageIds: toImageRefs(album).words, imageAlts: altsOf(album) },
    bookouts: { bookouts: bookouts.map(({ from, to }) => ({ from, to })) },
    active: { active: values.active },
    isTop10: { isTop10: values.isTop10 },
    language: { language: values.language },
  };
  for (const name of BODY_FIGURES) parts[name] = { [name]: figure(values[name]) ?? null };
  for (const name of LINES) parts[name] = { [name]: values[name].trim() || null };
  return parts as Record<keyof RecordValues, Input | Partial<TalentCreate>>;
}

const NAMES = Object.keys(NO_RECORD) as (keyof RecordValues)[];

/** Names of values that differ from a record. */
function changedNames(values: RecordValues, base: RecordValues): (keyof RecordValues)[] {
  return NAMES.filter((name) => !isSame(values[name], base[name]));
}

/** The files of a form, by the api's names. */
function filesOf({ picture, album }: RecordValues) {
  return { imageFile: isFile(picture) ? [picture] : [], imageFiles: toImageRefs(album).files };
}

/** Only changed values are sent, so that concurrent changes of others stay. */
export function updateForm(
  values: RecordValues,
  record: TalentRecord,
  mode: 'own' | 'staff',
): FormData | undefined {
  const parts = toMultipartParts(values);
  const reserved: readonly string[] = mode === 'own' ? STAFF_ONLY : [];
  const names = changedNames(values, toValues(record)).filter((name) => !reserved.includes(name));
  if (names.length === 0) return undefined;
  const data = Object.assign({ version: record.version }, ...names.map((name) => parts[name]));
  return recordForm(data as object, filesOf(values));
}

/** Empty values are omitted. */
export function createForm(values: RecordValues): FormData {
  const parts = Object.assign({}, ...Object.values(toMultipartParts(values))) as Record<
    string,
    unknown
  >;
  const isGiven = (value: unknown) =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  const data = Object.fromEntries(Object.entries(parts).filter(([, value]) => isGiven(value)));
  return recordForm(data, filesOf(values));
}

/** The values after an attempt that was stored: the images that it sent are the record's now. */
export function mergeUploadedFiles(
  values: RecordValues,
  sent: RecordValues,
  record: TalentRecord,
): RecordValues {
  const stored = toValues(record);
  const storedOf = new Map(sent.album.map(({ picture }, at) => [picture, stored.album[at]]));
  const isSent =
    values.picture !== null && isFile(values.picture) && values.picture === sent.picture;
  return {
    ...values,
    picture: isSent ? stored.picture : values.picture,
    album: values.album.map((one) => {
      const there = isFile(one.picture) ? storedOf.get(one.picture) : undefined;
      return there ? { ...there, alt: one.alt } : one;
    }),
  };
}
