import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { AppError, ERRORS_MAX, invalidField, refusalOf, type FieldError } from './app-error.ts';
import { isText, jsonOf, takeFile, tooLarge, valueOf } from './form-part.ts';

const REST_BYTES = 64 * 1024 * 1024;

/** `preValidation` for routes that accept fields as JSON, urlencoded or multipart: rejects files. */
export const multipartFields: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  await readParts(request, async (part) => {
    const { fieldname } = part;
    if (!isText(part)) throw new AppError('FILE_TYPE', { errors: [fileType(fieldname)] });
    fields[fieldname] = await valueOf(part);
  });
  request.body = fields;
};

/** `preValidation` for routes without a body: rejects fields by name. */
export const refuseBody: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
  if (request.isMultipart()) throw new AppError('MEDIA_TYPE');
  const { body } = request;
  if (body === undefined || body === null) return;
  if (typeof body !== 'object') throw invalidField('body', 'unknown');
  refuseUnknown(Object.keys(body));
};

function refuseUnknown(names: string[]): void {
  const errors = names.slice(0, ERRORS_MAX).map(unknown);
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

const unknown = (field: string): FieldError => ({ field, rule: 'unknown' });
const fileType = (field: string): FieldError => ({ field, rule: 'FILE_TYPE' });

/**
 * `preValidation` for routes with a record and files: the JSON part `data` becomes `body.data`, the files of the named
 * fields (each with its maximum) are written to disk as `request.uploads`; `fileBytes` is the largest size of one other
 * than the usual limit. JSON `{ data }` works without files. Errors of parts and record are reported together.
 */
export function multipartRecord(
  fields: Record<string, number>,
  fileBytes?: number,
): preValidationAsyncHookHandler {
  return async (request: FastifyRequest) => {
    request.uploads = {};
    if (!request.isMultipart()) {
      const { data, ...others } = (request.body ?? {}) as { data?: unknown };
      // Files are accepted in forms only.
      for (const name of Object.keys(others).slice(0, ERRORS_MAX)) {
        request.refusals.push(Object.hasOwn(fields, name) ? fileType(name) : unknown(name));
      }
      request.body = data === undefined ? {} : { data };
      return;
    }
    let data: unknown;
    await readParts(
      request,
      async (part) => {
        if (part.fieldname === 'data') data = await jsonOf(part);
        else await takePart(request, part, fields);
      },
      { refusals: request.refusals, fileBytes },
    );
    request.body = data === undefined ? {} : { data };
  };
}

/**
 * Passes every part to `take`. The first error is thrown once the rest of the form has been read; field errors are
 * added to `refusals` instead, if given.
 */
async function readParts(
  request: FastifyRequest,
  take: (part: MultipartFile) => Promise<void>,
  { refusals, fileBytes }: { refusals?: FieldError[]; fileBytes?: number | undefined } = {},
): Promise<void> {
  let failure: AppError | undefined;
  let field = '';
  const limits = fileBytes === undefined ? {} : { limits: { fileSize: fileBytes } };
  try {
    for await (const part of request.parts(limits) as AsyncIterable<MultipartFile>) {
      // The parser leaves it undefined for a part without a name.
      part.fieldname ??= '';
      field = part.fieldname;
      try {
        if (failure) part.file.resume();
        else await take(part);
      } catch (error) {
        if (!(error instanceof AppError) || !isRestRead(request)) throw error;
        part.file.resume();
        if (refusals && error.errors) refusals.push(...error.errors);
        else failure = error;
      }
    }
  } catch (error) {
    throw failure ?? asRefusal(error, field);
  }
  if (failure) throw failure;
}

async function takePart(
  request: FastifyRequest,
  part: MultipartFile,
  fields: Record<string, number>,
): Promise<void> {
  const { fieldname } = part;
  if (!isText(part) && Object.hasOwn(fields, fieldname)) {
    return takeFile(request, part, fields);
  }
  if (isText(part)) {
    // A text in place of a file.
    throw refusalOf([Object.hasOwn(fields, fieldname) ? fileType(fieldname) : unknown(fieldname)]);
  }
  throw refusalOf([(await isCutOff(part)) ? tooLarge(fieldname) : unknown(fieldname)]);
}

/** Discards a file; returns whether it exceeded the limit. */
async function isCutOff({ file }: MultipartFile): Promise<boolean> {
  file.resume();
  await finished(file);
  return file.truncated;
}

const TOO_MANY = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];
/** Parser errors without a code: a missing or invalid boundary. */
const NO_BOUNDARY = /^Multipart: Boundary not found|^The needle cannot/;
const CUT_OFF = /unexpected end of multipart data/i;

/** Too many parts: reported for the field that repeats. An unreadable form is rejected as well. */
function asRefusal(error: unknown, field: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (TOO_MANY.includes(code)) return invalidField(field, 'maxItems');
  if (NO_BOUNDARY.test(message)) return invalidField('content-type', 'format');
  return CUT_OFF.test(message) ? invalidField(field, 'format') : error;
}

/** A client sees the error only after the rest of its form is read, which is bounded. */
function isRestRead({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Infinity) <= REST_BYTES;
}
