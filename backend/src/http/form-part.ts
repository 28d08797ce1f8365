import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField, refusalOf, type FieldError } from './app-error.ts';
import { writeUpload } from './uploads.ts';
import { decodeUtf8 } from './utf8.ts';

/** Limit of a body, and of each text in a form. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

export const tooLarge = (field: string): FieldError => ({ field, rule: 'FILE_TOO_LARGE' });

/** Writes a file of a form to disk, within the maximum number of its field. */
export async function takeFile(
  request: FastifyRequest,
  part: MultipartFile,
  fields: Record<string, number>,
): Promise<void> {
  const files = (request.uploads[part.fieldname] ??= []);
  const limit = fields[part.fieldname] ?? 0;
  if (files.length >= limit) throw invalidField(part.fieldname, 'maxItems', { limit });
  const field = limit === 1 ? part.fieldname : `${part.fieldname}.${files.length}`;
  try {
    const folder = await request.openUploadFolder();
    files.push(await writeUpload(part, join(folder, `${part.fieldname}-${files.length}`)));
  } catch (cause) {
    if ((cause as { statusCode?: number }).statusCode !== 413) throw cause;
    // Keeps the positions of later files, which the record references.
    files.push({ path: '', size: 0, hash: '', isRefused: true });
    throw new AppError('FILE_TOO_LARGE', { cause, errors: [tooLarge(field)] });
  }
}

/** Whether a part is text: browsers send a file name for every file, though it may be empty. */
export const isText = ({ filename, mimetype }: Partial<MultipartFile>): boolean =>
  filename === undefined && mimetype !== 'application/octet-stream';

/** The value of a text part: JSON if declared. */
export async function valueOf(part: MultipartFile): Promise<unknown> {
  if (part.mimetype.startsWith('application/json')) return jsonOf(part);
  const text = decodeUtf8(await bytesOf(part));
  if (text === undefined) throw invalidField(part.fieldname, 'characters');
  return text;
}

/** Browsers send a JSON part as a text field, or as a file if it was created as a typed Blob. */
export async function jsonOf(part: MultipartFile): Promise<unknown> {
  const bytes = await bytesOf(part);
  try {
    return JSON.parse(decodeUtf8(bytes) ?? '') as unknown;
  } catch (cause) {
    const errors = [{ field: part.fieldname, rule: 'format' }];
    throw new AppError('VALIDATION_FAILED', { cause, errors });
  }
}

/** Reads a part to its end, so that the next one arrives; throws if it exceeds the body limit. */
async function bytesOf({ file, fieldname }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  if (size > BODY_LIMIT_BYTES) throw refusalOf([tooLarge(fieldname)]);
  return Buffer.concat(chunks);
}
