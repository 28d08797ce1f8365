import { isApiError, type FieldError } from '@dara/sdk/api';
import { isFile, type AlbumImage } from '@dara/kit/image-field';
import type { RecordValues } from './record.model.ts';

/** Album index of the n-th file. */
function placeOfFile(album: readonly AlbumImage[], file: number): number {
  const places = [...album.keys()].filter((at) => isFile(album[at]?.picture));
  return places[file] ?? 0;
}

const RULES: Readonly<Record<string, string>> = { date: 'birthDay' };

function fieldOf({ field }: FieldError, { album }: RecordValues): string {
  const [name = '', index = '', ...rest] = field.split('.');
  if (name === 'imageFile' || name === 'imageId') return 'picture';
  if (name === 'imageFiles') return `album.${placeOfFile(album, Number(index))}`;
  if (name === 'imageIds') return index === '' ? 'album' : `album.${index}`;
  // Texts are sent for some images only, so the error's index must be mapped.
  if (name === 'imageAlts') return 'album';
  if (name === 'birthday') return 'birthDay';
  if (name === 'tags' || name === 'languages') return name;
  return [name, index, ...rest].filter(Boolean).join('.');
}

/** A refusal with the fields as the form calls them; images at the place they have in it. */
export function namedErrors(error: unknown, values: RecordValues): unknown {
  if (!isApiError(error) || !error.errors) return error;
  const errors = error.errors.map((one) => ({
    ...one,
    field: fieldOf(one, values),
    rule: RULES[one.rule] ?? one.rule,
  }));
  return { ...error, errors };
}
