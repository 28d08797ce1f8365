import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';

/** `preValidation` for routes that take their fields as JSON, urlencoded or multipart alike: files are refused. */
export const multipartFields: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      throw new AppError('FILE_TYPE');
    }
    if (part.fieldname !== '__proto__') fields[part.fieldname] = part.value;
  }
  request.body = fields;
};

/** The bytes of an uploaded file; `toBuffer` alone lets some files pass that were cut off at the limit. */
export async function fileBytes(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
  return bytes;
}
