/** What a role without services needs: all else of this package takes 60 MB once it is loaded. */
export { ConfigError, StartError } from './config/start-error.ts';
export { createLogger, type Logger } from './log/logger.ts';
