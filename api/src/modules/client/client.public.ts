/** What other modules may use of client. */
export { syncBusinessClient } from './business-client.ts';
