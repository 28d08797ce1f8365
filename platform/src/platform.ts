/** Delivery: the release registry, the gateway, and the site as one process. */
export { installReleases } from './deploy/install-releases.ts';
export { RegistryError } from './registry/registry-error.ts';
export { Registry, type Deployment } from './registry/registry.ts';
export type { ListedRelease } from './registry/listed-releases.repository.ts';
export { migratePlatform } from './registry/registry.migrations.ts';
export { buildSite, createRegistry, type Site, type SiteOptions } from './site.ts';
