export { createRemoteLoader } from './remote-loader.ts';
export type { LoadReport, RemoteLoader, RemoteLoaderOptions } from './remote-loader.ts';
