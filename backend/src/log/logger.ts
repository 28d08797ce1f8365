import { pino, stdSerializers, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { INSTANCE_ID, serverRelease } from './instance.ts';
import { maskSecrets, maskUrl } from './mask.ts';

export type Logger = PinoLogger;

interface LoggedRequest {
  method?: string;
  url?: string;
  ip?: string;
  id?: string;
}

/** Structured logs, one JSON object a line, with passwords, tokens, authorization and cookies masked. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { release: serverRelease(), instance: INSTANCE_ID },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: Record<string, unknown>) => maskSecrets(entry) as Record<string, unknown>,
    },
    serializers: {
      // Headers are left out: they are where tokens travel.
      req: ({ method, url, ip }: LoggedRequest) => ({ method, url: maskUrl(url ?? ''), ip }),
      err: (error: Error) => maskSecrets({ ...stdSerializers.err(error) }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
