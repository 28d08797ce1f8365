/** The public interface of the site setting module. */
export { agencyOf, contactLine, type Agency } from './agency.ts';
export { DEMO_SITE } from './demo-site.ts';
export { findSiteSetting } from './site-setting.repository.ts';
