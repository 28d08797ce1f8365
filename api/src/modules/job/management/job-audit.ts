import { historyOf } from '../../../kernel/record/history.ts';
import type { JobRecord } from './job-record.schema.ts';

/** Audited actions on a job. */
export const auditJob = historyOf('job');

/** Fields of a job in its history: editable fields, the image by id. */
export function auditView(record: JobRecord): Record<string, unknown> {
  const { id: _id, createdAt: _created, updatedAt: _updated, version: _version, ...rest } = record;
  const { businessProfileId: _business, companyName: _name, companyLogo: _logo, ...own } = rest;
  const { businessStatus: _standing, missingTranslation: _missing, hired: _hired, ...kept } = own;
  const {
    applications: _applications,
    starred: _starred,
    briefId: _brief,
    image,
    tags,
    ...fields
  } = kept;
  return { ...fields, imageId: image?.id ?? null, tags: tags.map(({ th }) => th) };
}
