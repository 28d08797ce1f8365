import { finished } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { AppError, ERRORS_MAX, invalidField, refusalOf, type FieldError } from './app-error.ts';
import { jsonOf, takeFile, tooLarge } from './form-part.ts';

const REST_BYTES = 64 * 1024 * 1024;

/** `preValidation` for routes that take their fields as JSON, urlencoded or multipart alike: files are refused. */
export const multipartFields: preValidationAsyncHookHandler = async (request: FastifyRequest) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        part.file.resume();
        throw new AppError('FILE_TYPE', { errors: [fileType(part.fieldname)] });
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
    const data = await readParts(request, fields);
    request.body = data === undefined ? {} : { data };
  };
}

/** Lays the files down and answers the part `data`; throws what is no field's fault once the rest is read off. */
async function readParts(
  request: FastifyRequest,
  fields: Record<string, number>,
): Promise<unknown> {
  let data: unknown;
  let failure: AppError | undefined;
  let field = '';
  try {
    for await (const part of request.parts()) {
      field = part.fieldname;
      try {
        if (failure) discard(part);
        else if (part.fieldname === 'data') data = await jsonOf(part);
        else await takePart(request, part, fields);
      } catch (error) {
        if (!(error instanceof AppError) || !isRestRead(request)) throw error;
        discard(part);
        if (error.errors) request.refusals.push(...error.errors);
        else failure = error;
      }
    }
  } catch (error) {
    throw failure ?? asRefusal(error, field);
  }
  if (failure) throw failure;
  return data;
}

async function takePart(
  request: FastifyRequest,
  part: Multipart,
  fields: Record<string, number>,
): Promise<void> {
  const { fieldname } = part;
  if (part.type === 'file' && Object.hasOwn(fields, fieldname)) {
    return takeFile(request, part, fields);
  }
  if (part.type === 'field') {
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

function discard(part: Multipart): void {
  if (part.type === 'file') part.file.resume();
}
