import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { AppError, ERRORS_MAX, invalidField } from './app-error.ts';
import { layDown } from './uploads.ts';

const REST_BYTES = 64 * 1024 * 1024;

/** `preValidation` for routes that take their fields as JSON, urlencoded or multipart alike: files are refused. */
export const multipartFields: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        part.file.resume();
        throw new AppError('FILE_TYPE');
      }
      if (part.fieldname !== '__proto__') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw asRefusal(error, '');
  }
  request.body = fields;
};

/** `preValidation` for routes that take no body: one with fields is refused by their names. */
export const refuseBody: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
  if (request.isMultipart()) throw new AppError('MEDIA_TYPE');
  const { body } = request;
  if (body === undefined || body === null) return;
  if (typeof body !== 'object') throw invalidField('body', 'unknown');
  refuseUnknown(Object.keys(body));
};

function refuseUnknown(names: string[]): void {
  if (names.length === 0) return;
  const errors = names.slice(0, ERRORS_MAX).map((field) => ({ field, rule: 'unknown' }));
  throw new AppError('VALIDATION_FAILED', { errors });
}

/**
 * `preValidation` for routes that take a record with files: the JSON part `data` becomes `body.data`, the files of
 * the named fields (each with the most it may hold) lie on the disk as `request.uploads`. JSON `{ data }` does without files.
 */
export function multipartRecord(fields: Record<string, number>): preValidationAsyncHookHandler {
  return async (request: FastifyRequest) => {
    request.uploads = {};
    if (!request.isMultipart()) {
      const { data, ...others } = (request.body ?? {}) as { data?: unknown };
      // Files come in forms alone: in JSON their fields are as unknown as any other.
      refuseUnknown(Object.keys(others));
      request.body = data === undefined ? {} : { data };
      return;
    }
    const data = await readParts(request, fields);
    request.body = data === undefined ? {} : { data };
  };
}

/** Lays the files down and answers the part `data`; throws the first refusal once the rest is read off. */
async function readParts(
  request: FastifyRequest,
  fields: Record<string, number>,
): Promise<unknown> {
  let data: unknown;
  let refusal: AppError | undefined;
  let field = '';
  try {
    for await (const part of request.parts()) {
      field = part.fieldname;
      try {
        if (refusal) discard(part);
        else if (isFileOf(part, fields)) await takeFile(request, part, fields);
        else if (part.fieldname === 'data') data = await jsonOf(part);
        else throw invalidField(part.fieldname, 'unknown');
      } catch (error) {
        if (!(error instanceof AppError) || !isRestRead(request, error)) throw error;
        refusal = error;
        discard(part);
      }
    }
  } catch (error) {
    throw refusal ?? asRefusal(error, field);
  }
  if (refusal) throw refusal;
  return data;
}

const TOO_MANY = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];
/** How the parser says, without a code, that the header names no boundary, or one that no form has. */
const NO_BOUNDARY = /^Multipart: Boundary not found|^The needle cannot/;
const CUT_OFF = /unexpected end of multipart data/i;

/** More parts than any form has: told at the field that went on and on. A form that cannot be read is refused as well. */
function asRefusal(error: unknown, field: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (TOO_MANY.includes(code)) return invalidField(field, 'maxItems');
  if (NO_BOUNDARY.test(message)) return invalidField('content-type', 'format');
  return CUT_OFF.test(message) ? invalidField(field, 'format') : error;
}

function isFileOf(part: Multipart, fields: Record<string, number>): part is MultipartFile {
  return part.type === 'file' && Object.hasOwn(fields, part.fieldname);
}

/**
 * A sender sees the refusal only once the rest of its form is read off: within bounds, and not after a file that is
 * too large, which ends the reading anyway.
 */
function isRestRead({ headers }: FastifyRequest, { code }: AppError): boolean {
  const length = Number(headers['content-length'] ?? Infinity);
  return code !== 'FILE_TOO_LARGE' && length <= REST_BYTES;
}

function discard(part: Multipart): void {
  if (part.type === 'file') part.file.resume();
}

async function takeFile(
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
    files.push(await layDown(part, join(folder, `${part.fieldname}-${files.length}`)));
  } catch (cause) {
    if ((cause as { statusCode?: number }).statusCode !== 413) throw cause;
    const errors = [{ field, rule: 'FILE_TOO_LARGE' }];
    throw new AppError('FILE_TOO_LARGE', { cause, errors });
  }
}

/** Browsers send a JSON part as a text field, or as a file when it was made as a Blob with a type. */
async function jsonOf(part: Multipart): Promise<unknown> {
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
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
  return bytes;
}
