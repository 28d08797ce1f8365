/** Exports for a role without services: the rest of this package takes 60 MB when loaded. */
export { ConfigError, StartError } from './config/start-error.ts';
export { createLogger, type Logger } from './log/logger.ts';
