import { rm } from 'node:fs/promises';
import {
  AppError,
  refusalOf,
  type FieldError,
  type UploadedFile,
  type Uploads,
} from '@dara/backend';
import type { ImageStore } from './image-store.ts';
import type { Original } from '../file/image.ts';

export interface ImageField {
  max: number;
  /** As wide as high, give or take a rounded pixel. */
  isSquare?: boolean;
}

export type Images<Field extends string> = Record<Field, Original[]>;

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
  fields: Record<Field, ImageField>,
): Promise<Images<Field>> {
  const errors: FieldError[] = [];
  const read = {} as Images<Field>;
  for (const [name, field] of Object.entries(fields) as [Field, ImageField][]) {
    read[name] = [];
    for (const [index, file] of (uploads[name] ?? []).entries()) {
      const place = field.max === 1 ? name : `${name}.${index}`;
      if (file.isRefused) continue;
      const image = await readOne(images, file, place, errors);
      if (image && field.isSquare && !isSquare(image)) {
        errors.push({ field: place, rule: 'ratio', params: { ratio: '1:1' } });
      }
      if (image) read[name].push(image);
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
