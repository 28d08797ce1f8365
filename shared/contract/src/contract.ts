/** The contract between shell, remotes and gateway: types and pure functions, no React. */
export * from './developed-release.ts';
export * from './head-tags.ts';
export * from './image.ts';
export * from './measures.ts';
export * from './own-path.ts';
export * from './page-bytes.ts';
export * from './page-params.ts';
export * from './release.ts';
export * from './release-actions.ts';
export * from './remote-module.ts';
export * from './remote.ts';
export * from './route-match.ts';
export * from './server.ts';
export * from './share-image.ts';
export * from './site.ts';
export * from './slots.ts';
export * from './snapshot.ts';
