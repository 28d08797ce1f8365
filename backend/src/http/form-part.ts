import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidField, refusalOf, type FieldError } from './app-error.ts';
import { writeUpload } from './uploads.ts';

export const tooLarge = (field: string): FieldError => ({ field, rule: 'FILE_TOO_LARGE' });

/** Writes a file of a form to the disk, within the number that its field may hold. */
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
    // The files behind it keep the places that the record knows them by.
    files.push({ path: '', size: 0, hash: '', isRefused: true });
    throw new AppError('FILE_TOO_LARGE', { cause, errors: [tooLarge(field)] });
  }
}

/** Browsers send a JSON part as a text field, or as a file when it was made as a Blob with a type. */
export async function jsonOf(part: Multipart): Promise<unknown> {
  if (part.type === 'field' && part.valueTruncated) throw refusalOf([tooLarge(part.fieldname)]);
  const text = part.type === 'file' ? (await fileBytes(part)).toString('utf8') : part.value;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause, errors: [{ field: 'data', rule: 'format' }] });
  }
}

/** The bytes of an uploaded file; `toBuffer` alone lets some files pass that were cut off at the limit. */
export async function fileBytes(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw refusalOf([tooLarge(part.fieldname)]);
  return bytes;
}
