import {
  destination,
  pino,
  stdSerializers,
  type DestinationStream,
  type LevelWithSilent,
  type Logger as PinoLogger,
} from 'pino';
import { INSTANCE_ID, serverRelease } from './instance.ts';
import { maskSecrets, maskUrl } from './mask.ts';

export type Logger = PinoLogger;

interface LoggedRequest {
  method?: string;
  url?: string;
  ip?: string;
  id?: string;
}

/** Reserved keys of every line; log collectors drop or reject duplicates. */
const OWN_KEYS = new Set(['level', 'time', 'msg', 'release', 'instance', 'traceId', 'personId']);

function withoutOwnKeys(entry: Record<string, unknown>): Record<string, unknown> {
  if (!Object.keys(entry).some((key) => OWN_KEYS.has(key))) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [OWN_KEYS.has(key) ? `${key}_` : key, value]),
  );
}

let shared: DestinationStream | undefined;
/** Shared by all loggers: two writers on one pipe could interleave lines. */
const standardOutput = (): DestinationStream => (shared ??= destination({ fd: 1, sync: false }));

/** Structured logs, one JSON object per line, with passwords, tokens, authorization and cookies masked. */
export function createLogger(level: LevelWithSilent, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: { release: serverRelease(), instance: INSTANCE_ID },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) =>
        withoutOwnKeys(maskSecrets(entry) as Record<string, unknown>),
    },
    serializers: {
      // Headers are not logged, because they contain tokens.
      req: ({ method, url, ip }: LoggedRequest) => ({ method, url: maskUrl(url ?? ''), ip }),
      err: (error: Error) => maskSecrets({ ...stdSerializers.err(error) }),
    },
  };
  return pino(options, stream ?? standardOutput());
}
