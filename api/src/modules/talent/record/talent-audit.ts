import { historyOf } from '../../../kernel/record/history.ts';
import type { TalentRecord, WorkRecord } from './talent-record.schema.ts';

/** What is done to a talent, its works and consents included. */
export const auditTalent = historyOf('talent');

/** What the history tells of a talent: what people edit, pictures by their id. */
export function auditView(record: TalentRecord): Record<string, unknown> {
  const { works: _works, compositeCards: _cards, consents: _consents, ...own } = record;
  const { createdAt: _created, updatedAt: _updated, version: _version, ...rest } = own;
  const { age: _age, isMinor: _minor, isPublic: _public, ...kept } = rest;
  const { image, album, tags, guardianState: _state, pendingChange: _pending, ...fields } = kept;
  return {
    ...fields,
    imageId: image?.id ?? null,
    imageIds: album.map(({ id }) => id),
    imageAlts: album.map(({ alt }) => alt),
    tags: tags.map(({ th }) => th),
  };
}

/** What the history tells of a work: performances without the suggestions, pictures by their id. */
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
