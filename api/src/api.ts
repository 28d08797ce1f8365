/** The agency's HTTP API. */
export { apiPlugin } from './app/api-plugin.ts';
export { buildApi, buildApp, migrateApi } from './app/build-app.ts';
export { recordAudit } from './kernel/record/audit.ts';
export { writeFirstAdminFile } from './modules/authorization/authorization.public.ts';
export { warnOfDemoValues } from './modules/go-live/go-live.public.ts';
export { fileCensus } from './app/file-census.ts';
export { migrations as apiMigrations } from './migrations/migrations.ts';
export {
  repeatErasure,
  listErased,
  readErasedList,
  readErasedNotes,
  type RepeatedErasure,
  type ErasedPerson,
} from './modules/privacy/privacy.public.ts';
export { describeApi } from './openapi/openapi.ts';
export { seedDemo } from './demo/seed.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/seed-accounts.ts';
