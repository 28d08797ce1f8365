import { rm } from 'node:fs/promises';
import {
  AppError,
  refusalOf,
  type FieldError,
  type UploadedFile,
  type Uploads,
} from '@dara/backend';
import type { ImageStore } from './image-store.ts';
import type { Original } from '../picture/picture.ts';

export interface PictureField {
  max: number;
  /** As wide as high, give or take a rounded pixel. */
  isSquare?: boolean;
}

export type Pictures<Field extends string> = Record<Field, Original[]>;

/** A resized square may be off by rounding. */
const SQUARE_TOLERANCE = 0.01;

export function isSquare({ width, height }: Pick<Original, 'width' | 'height'>): boolean {
  return Math.abs(width - height) <= Math.max(1, SQUARE_TOLERANCE * Math.max(width, height));
}

/**
 * Validates and sanitizes the uploads of a form one by one, deleting each temporary file afterwards. Reports all
 * invalid ones together, each at its field.
 */
export async function readUploads<Field extends string>(
  images: Pick<ImageStore, 'read'>,
  uploads: Uploads,
  fields: Record<Field, PictureField>,
): Promise<Pictures<Field>> {
  const errors: FieldError[] = [];
  const read = {} as Pictures<Field>;
  for (const [name, field] of Object.entries(fields) as [Field, PictureField][]) {
    read[name] = [];
    for (const [index, file] of (uploads[name] ?? []).entries()) {
      const place = field.max === 1 ? name : `${name}.${index}`;
      if (file.isRefused) continue;
      const picture = await readOne(images, file, place, errors);
      if (picture && field.isSquare && !isSquare(picture)) {
        errors.push({ field: place, rule: 'ratio', params: { ratio: '1:1' } });
      }
      if (picture) read[name].push(picture);
    }
  }
  if (errors.length > 0) throw refusalOf(errors);
  return read;
}

async function readOne(
  images: Pick<ImageStore, 'read'>,
  file: UploadedFile,
  field: string,
  errors: FieldError[],
): Promise<Original | null> {
  try {
    return await images.read(file);
  } catch (error) {
    const isRefusal = error instanceof AppError && error.statusCode < 500;
    if (!isRefusal) throw error;
    errors.push({ field, rule: error.code });
    return null;
  } finally {
    await rm(file.path, { force: true });
  }
}
