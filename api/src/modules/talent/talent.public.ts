/** What other modules may use of talent. */
export { auditTalent } from './record/talent-audit.ts';
export {
  type PublicTalentFilter,
  type StaffTalentFilter,
  type TalentFilter,
} from './list/talent-filter.ts';
export {
  cardColumns,
  createTalentLists,
  findPublicTalents,
  talentCountQuery,
  talentPageQuery,
  type TalentCardRow,
} from './list/talent-list.repository.ts';
export { talentHitsQuery } from './list/talent-search.repository.ts';
export { talentSoundsQuery } from './list/talent-sound.repository.ts';
export { publicFilter, sharedFilter } from './list/talent-query.ts';
export { toTalentCard } from './list/talent.model.ts';
export { talentCardFields, talentFilters, totalBound } from './list/talent.schema.ts';
export { countAges } from './record/talent-ages.job.ts';
export { type TalentDetailRow, findPublicTalent } from './record/talent-detail.repository.ts';
export {
  CONSENTS_OF,
  findOwnTalent,
  talentRecordQuery,
} from './record/talent-record.repository.ts';
export { ConsentRecord, TalentRecord, type WorkRecord } from './record/talent-record.schema.ts';
export { authorizeTalent, idOf, requireTalentAccess } from './rules/talent.policy.ts';
export { fileRefs, imageFinder, storeImages } from './write/talent-album.ts';
export { readTalent } from './record/talent-read.ts';
export { recordMinorOpened } from './record/minor-opened.ts';
export { IS_OWN_PICTURE, deleteUnusedImages } from './write/own-image.repository.ts';
export { PictureRef } from './write/talent-write.schema.ts';
