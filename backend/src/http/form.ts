import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { AppError, ERRORS_MAX, invalidField, refusalOf, type FieldError } from './app-error.ts';
import { isText, jsonOf, takeFile, tooLarge, valueOf } from './form-part.ts';

const REST_BYTES = 64 * 1024 * 1024;

/** `preValidation` for routes that take their fields as JSON, urlencoded or multipart alike: files are refused. */
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

/** `preValidation` for routes that take no body: one with fields is refused by their names. */
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
 * `preValidation` for routes that take a record with files: the JSON part `data` becomes `body.data`, the files of
 * the named fields (each with the most it may hold) lie on the disk as `request.uploads`. JSON `{ data }` does without
 * files. What is wrong with the parts is told together with what is wrong with the record.
 */
export function multipartRecord(fields: Record<string, number>): preValidationAsyncHookHandler {
  return async (request: FastifyRequest) => {
    request.uploads = {};
    if (!request.isMultipart()) {
      const { data, ...others } = (request.body ?? {}) as { data?: unknown };
      // Files come in forms alone: their fields hold nothing else.
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
      request.refusals,
    );
    request.body = data === undefined ? {} : { data };
  };
}

/**
 * Gives every part to `take`. The first refusal is thrown once the rest of the form has been read; refused fields are
 * added to `refusals` instead, where given.
 */
async function readParts(
  request: FastifyRequest,
  take: (part: MultipartFile) => Promise<void>,
  refusals?: FieldError[],
): Promise<void> {
  let failure: AppError | undefined;
  let field = '';
  try {
    for await (const part of request.parts() as AsyncIterable<MultipartFile>) {
      // The parser leaves it undefined where the part has no name.
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
    // A text where a file is due.
    throw refusalOf([Object.hasOwn(fields, fieldname) ? fileType(fieldname) : unknown(fieldname)]);
  }
  throw refusalOf([(await isCutOff(part)) ? tooLarge(fieldname) : unknown(fieldname)]);
}

/** Reads a file off; whether it went on beyond the limit. */
async function isCutOff({ file }: MultipartFile): Promise<boolean> {
  file.resume();
  await finished(file);
  return file.truncated;
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

/** A sender sees the refusal only once the rest of its form is read off: within bounds. */
function isRestRead({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Infinity) <= REST_BYTES;
}
