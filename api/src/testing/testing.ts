/** For benchmarks and checks outside this package: bulk data, and the SQL of the lists. */
export { createTagFinder } from '../modules/tag/tag.public.ts';
export type { TalentFilter } from '../modules/talent/talent.public.ts';
export { searchFor } from '../kernel/query/search.ts';
export { talentDetailQuery } from '../modules/talent/talent.public.ts';
export { talentCountQuery, talentPageQuery } from '../modules/talent/talent.public.ts';
export { createEdgeCaseRecords, type EdgeCaseRecords } from './edge-case-records.ts';
export { apiRoutes } from './api-routes.ts';
export {
  hostileRequests,
  type ApiRoute,
  type HostileRequest,
  type ParamOf,
} from './hostile-requests.ts';
export { createMany, type ManyOptions } from './many.ts';
export { codeOf } from './second-steps.ts';
export { SoftwareAuthenticator, type Asked } from './software-authenticator.ts';
export { createAccount, TEST_PASSWORD } from './account.ts';
export { createPicturedTalent } from './pictured.ts';
export { businessLists, type BusinessList } from './business-lists.ts';
