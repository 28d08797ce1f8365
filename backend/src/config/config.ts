import { resolve } from 'node:path';
import { DEMO_ADDRESSES, readEmail, readSender } from './email-config.ts';
import { ConfigError } from './start-error.ts';
import { isProxy } from './proxy.ts';
import { jwtSecret } from './jwt-secret.ts';
import { readLine, type LineConfig } from './line-config.ts';
import { Reader, type Env } from './reader.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface S3Config {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

/** The parsed environment; see `.env.example` for each key. */
export interface Config {
  env: 'production' | 'development' | 'test';
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Absent means the embedded database in `dataDir`. */
  databaseUrl?: string;
  databasePoolSize: number;
  s3?: S3Config;
  redisUrl?: string;
  smtpUrl?: string;
  /** Absent disables notices by LINE. */
  line?: LineConfig;
  mailFrom: string;
  /** Address of the first administrator of a production site. */
  adminEmail: string;
  /** Recipient of contact messages. */
  contactEmail: string;
  /** Public origin, without a trailing slash. */
  publicUrl: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted; none by default. */
  trustProxy: string[];
  jwtSecret: string;
  /** Encrypts secrets in the database, such as those of authenticator apps. */
  secretsKey: string;
  /** Whether the first start seeds demonstration data and accounts. */
  demo: boolean;
  instances: number;
  logLevel: LogLevel;
  /** Socket of the renderer role; absent means child processes of this server. */
  renderSocket?: string;
  /** Purge URL of the shared cache; absent means that shared caches must not store pages. */
  sharedCachePurgeUrl?: string;
  /** Mean event loop delay above which requests get 503; 0 disables it. */
  maxLoopDelayMs: number;
  /** Bearer token of `GET /metrics`; absent disables it in production and limits it to local requests elsewhere. */
  metricsToken?: string;
  /** How long readiness fails before closing, and the time limit of requests in progress. */
  drainMs: number;
  closeLimitMs: number;
}

const SECRET_CHARACTERS = 32;
const TOKEN_CHARACTERS = 16;

/** A terminal in development shows start messages, not a line per request. */
const DEFAULT_LOG_LEVEL = { production: 'info', development: 'warn', test: 'silent' } as const;

/** Reads and validates the environment; throws `ConfigError` with one message per invalid key. */
export function loadConfig(env: Env = process.env): Config {
  const read = new Reader(env);
  const mode = read.oneOf(
    'NODE_ENV',
    ['production', 'development', 'test'] as const,
    'development',
  );
  const isProduction = mode === 'production';
  const port = read.integer('PORT', 4000, 0, 65535);
  const host = read.text('HOST') ?? '127.0.0.1';
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const config: Omit<Config, 'jwtSecret' | 'secretsKey'> = {
    env: mode,
    isProduction,
    port,
    host,
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    mailFrom: readSender(read),
    adminEmail: readEmail(read, 'ADMIN_EMAIL', DEMO_ADDRESSES.adminEmail),
    contactEmail: readEmail(read, 'CONTACT_EMAIL', DEMO_ADDRESSES.contactEmail),
    publicUrl: readPublicUrl(read, host, port),
    trustProxy: readProxies(read),
    demo: read.flag('DEMO', !isProduction),
    instances: read.integer('INSTANCES', 1, 1, 1000),
    maxLoopDelayMs: read.integer('MAX_LOOP_DELAY_MS', 5000, 0, 600_000),
    drainMs: read.integer('DRAIN_S', isProduction ? 5 : 0, 0, 600) * 1000,
    closeLimitMs: read.integer('CLOSE_LIMIT_S', isProduction ? 60 : 10, 1, 3600) * 1000,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, DEFAULT_LOG_LEVEL[mode]),
    ...optional('databaseUrl', databaseUrl),
    ...optional('metricsToken', read.secret('METRICS_TOKEN', TOKEN_CHARACTERS)),
    ...optional('s3', readS3(read)),
    ...optional('redisUrl', read.url('REDIS_URL', ['redis:', 'rediss:'])),
    ...optional('smtpUrl', read.url('SMTP_URL', ['smtp:', 'smtps:'])),
    ...optional('line', readLine(read)),
    ...optional('renderSocket', read.text('RENDER_SOCKET')),
    ...optional('sharedCachePurgeUrl', readSharedCache(read)),
  };
  checkInstances(read, config);
  const secret = readJwtSecret(read, isProduction || config.instances > 1);
  const secretsKey = read.secret('SECRETS_KEY', SECRET_CHARACTERS);
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  const sessionSecret = secret ?? jwtSecret(config.dataDir);
  return { ...config, jwtSecret: sessionSecret, secretsKey: secretsKey ?? sessionSecret };
}

/** Purge URL of the shared cache; undefined if there is none. */
function readSharedCache(read: Reader): string | undefined {
  const purgeUrl = read.url('SHARED_CACHE_PURGE_URL', ['http:', 'https:']);
  if (!read.flag('SHARED_CACHE', false)) return undefined;
  if (!purgeUrl && !read.text('SHARED_CACHE_PURGE_URL')) {
    read.problems.push(
      'SHARED_CACHE needs SHARED_CACHE_PURGE_URL: a page that is not purged would be shown after it changed',
    );
  }
  return purgeUrl;
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

function readPublicUrl(read: Reader, host: string, port: number): string {
  const shownHost = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const url = read.url('PUBLIC_URL', ['http:', 'https:']);
  if (url === undefined)
    return `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`;
  const { pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search || hash) {
    read.problems.push(`PUBLIC_URL must be an origin without a path, not "${url}"`);
  }
  return new URL(url).origin;
}

function readProxies(read: Reader): string[] {
  const proxies = (read.text('TRUST_PROXY') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = proxies.filter((proxy) => !isProxy(proxy));
  if (wrong.length > 0) {
    read.problems.push(
      `TRUST_PROXY must list the addresses or ranges of your proxies (10.0.0.5, 10.0.0.0/8, loopback), not "${wrong.join(', ')}"`,
    );
  }
  return proxies;
}

function readS3(read: Reader): S3Config | undefined {
  const bucket = read.text('S3_BUCKET');
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:']);
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY');
  if (!bucket) {
    if (endpoint || accessKeyId || secretAccessKey)
      read.problems.push('S3_BUCKET must name the bucket when other S3_ keys are set');
    return undefined;
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    read.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  return {
    bucket,
    region: read.text('S3_REGION') ?? 'us-east-1',
    ...optional('endpoint', endpoint),
    ...optional('accessKeyId', accessKeyId),
    ...optional('secretAccessKey', secretAccessKey),
  };
}

function checkInstances(
  read: Reader,
  config: Pick<Config, 'instances' | 'databaseUrl' | 'redisUrl' | 's3'>,
): void {
  if (config.instances === 1) return;
  if (!config.databaseUrl && !read.text('DATABASE_URL')) {
    read.problems.push(
      'INSTANCES above 1 needs DATABASE_URL: the embedded database serves one process only',
    );
  }
  if (!config.redisUrl && !read.text('REDIS_URL')) {
    read.problems.push(
      'INSTANCES above 1 needs REDIS_URL: rate limits must be shared by all instances',
    );
  }
  if (!config.s3 && !read.text('S3_BUCKET')) {
    read.problems.push(
      'INSTANCES above 1 needs S3_BUCKET: pictures and releases must be shared by all instances',
    );
  }
}

function readJwtSecret(read: Reader, isRequired: boolean): string | undefined {
  const secret = read.secret('JWT_SECRET', SECRET_CHARACTERS);
  if (!secret && isRequired)
    read.problems.push(
      'JWT_SECRET is required in production and with INSTANCES above 1: at least 32 characters, the same for all instances',
    );
  return secret;
}
