import { historyOf } from '../../../kernel/record/history.ts';
import type { TalentRecord, WorkRecord } from './talent-record.schema.ts';

/** Audited actions on a talent, including works and consents. */
export const auditTalent = historyOf('talent');

/** Fields of a talent in its history: editable fields, images by id. */
export function auditView(record: TalentRecord): Record<string, unknown> {
  const { works: _works, compositeCards: _cards, consents: _consents, ...own } = record;
  const { createdAt: _created, updatedAt: _updated, version: _version, ...rest } = own;
  const { age: _age, isMinor: _minor, isPublic: _public, ...kept } = rest;
  const {
    image,
    album,
    reel,
    tags,
    guardianState: _state,
    pendingChange: _pending,
    ...fields
  } = kept;
  return {
    ...fields,
    imageId: image?.id ?? null,
    imageIds: album.map(({ id }) => id),
    reelId: reel?.id ?? null,
    imageAlts: album.map(({ alt }) => alt),
    tags: tags.map(({ th }) => th),
  };
}

/** Fields of a work in its history: performances without suggestions, images by id. */
export function auditWork(work: WorkRecord): Record<string, unknown> {
  return {
    budgets: work.budgets,
    experiences: work.experiences.map(({ images, ...experience }) => ({
      ...experience,
      imageIds: images.map(({ id }) => id),
    })),
    socialMediaPerformance: work.socialMediaPerformance.map(
      ({ suggestedCpr: _cpr, suggestedCpe: _cpe, ...performance }) => performance,
    ),
  };
}
