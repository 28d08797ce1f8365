/** Services shared by api and platform. */
export { restoreEmbedded, withEmbeddedCopy } from './backup/embedded-copy.ts';
export { inspectDatabase, type DatabaseFacts } from './backup/inspect.ts';
export { dumpPostgres, restorePostgres } from './backup/postgres-copy.ts';
export { loadConfig, type Config, type LogLevel, type S3Config } from './config/config.ts';
export type { LineConfig } from './config/line-config.ts';
export { emailProblem } from './config/email-config.ts';
export { folderError } from './config/folder-error.ts';
export { configWarnings } from './config/config-warnings.ts';
export { ConfigError, StartError } from './config/start-error.ts';
export { DataFolderInUseError } from './database/data-folder-lock.ts';
export { withoutBeforeCommit } from './database/commit-hook.ts';
export { openDatabase, type Database } from './database/database.ts';
export { prepared } from './database/prepared.ts';
export { backendMigrations } from './migrations/backend-migrations.ts';
export { migrate, pendingMigrations, type MigrateOptions } from './migrations/migrate.ts';
export type {
  Migrations,
  PendingMigration,
  SchemaMigration,
} from './migrations/migration-range.ts';
// `export *`, because only then can other packages augment `Tables`.
export type * from './database/generated.ts';
export type * from './database/tables.ts';
export type { EventHandler, Events } from './events/events.ts';
export { Breaker } from './faults/breaker.ts';
export { DependencyError, faultOf, type Dependency, type Fault } from './faults/fault.ts';
export { SampledLog } from './faults/sampled-log.ts';
export { withTimeout } from './faults/with-timeout.ts';
export {
  BACKUP_NOTES,
  ERASED_NOTES,
  lastBackup,
  recordBackup,
  findOrphans,
  type FileCensus,
  type FileClaim,
} from './files/file-census.ts';
export { createFolderFileStore } from './files/folder-file-store.ts';
export {
  checkKey,
  isStorageFull,
  type FileContent,
  type FileStore,
  type StoredFile,
} from './files/file-store.ts';
export {
  identityOf,
  type Identify,
  type Identity,
  type IdentityFields,
  type RouteAccess,
  type RouteLimit,
} from './http/access.ts';
export {
  AppError,
  invalidField,
  refusalOf,
  registerErrors,
  type AppErrorOptions,
  type ErrorCatalogue,
  type ErrorCode,
  type ErrorCodes,
  type FieldError,
} from './http/app-error.ts';
export { multipartFields, multipartRecord, refuseBody } from './http/form.ts';
export { checkAll, recordOf } from './http/combined-errors.ts';
export type { EarlyRequest, EarlyResponse } from './http/early-answer.ts';
export type { CheckKind, ReadyCheck } from './http/ready-checks.ts';
export { isBearer, isLoopback } from './http/bearer.ts';
export { isLoopbackAddress } from './limit/address-key.ts';
export { drainAndClose } from './http/closing.ts';
export { FILE_LIMIT_BYTES, createHttp, listen, type HttpOptions } from './http/http.ts';
export { takeBody, type UploadedFile, type Uploads } from './http/uploads.ts';
export { escapeHtml } from './http/escape-html.ts';
export { LINK_COOKIE } from './http/link-cookie.ts';
export { formFields, isFromOwnPage, pageFormErrors, requireOwnPage } from './http/page-form.ts';
export { simplifyNullable } from './http/serializer.ts';
export { Problem } from './http/problem.ts';
export { decodeUtf8 } from './http/utf8.ts';
export type { EnqueueOptions, Job, JobDefinition, JobTotals, RunningJob } from './jobs/job.ts';
export { createQueue } from './jobs/job-schema.ts';
export type { JobCount } from './jobs/job-store.ts';
export { Jobs } from './jobs/jobs.ts';
export type { RetryPolicy } from './jobs/retry.ts';
export { addressKey } from './limit/address-key.ts';
export { countAttempt } from './http/count-attempt.ts';
export type { Limit, LimitState, Limiter, LimiterStatus } from './limit/limiter.ts';
export { INSTANCE_ID, serverRelease } from './log/instance.ts';
export { Metrics, type CacheLoad, type QueueLoad } from './metrics/metrics.ts';
export { createLogger, type Logger } from './log/logger.ts';
export { maskSecrets, maskUrl } from './log/mask.ts';
export { outboxFolder, type Mail, type Mailer } from './mail/mail.ts';
export type { MailJob } from './mail/mail.job.ts';
export { createServices, openFileStore, type Services } from './services.ts';
