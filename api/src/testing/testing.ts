/** For benchmarks and checks outside this package: bulk data, requests and accounts. */
export { createEdgeCaseRecords, type EdgeCaseRecords } from './edge-case-records.ts';
export { apiRoutes } from './api-routes.ts';
export {
  hostileRequests,
  type ApiRoute,
  type HostileRequest,
  type ParamOf,
} from './hostile-requests.ts';
export { createMany } from './many.ts';
export { codeOf } from './second-steps.ts';
export { SoftwareAuthenticator, type Asked } from './software-authenticator.ts';
export { createAccount, TEST_PASSWORD } from './account.ts';
export { createImagedTalent } from './pictured.ts';
