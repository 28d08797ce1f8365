export { createRemoteLoader } from './remote-loader.ts';
export type { LoadReport, RemoteLoader } from './remote-loader.ts';
