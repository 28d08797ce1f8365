/** Exports for processes without services: the rest of this package takes 60 MB and 3 s of CPU time when loaded. */
export { loadConfig, type Config } from './config/config.ts';
export { folderError } from './config/folder-error.ts';
export { ConfigError, StartError } from './config/start-error.ts';
export { createLogger, type Logger } from './log/logger.ts';
