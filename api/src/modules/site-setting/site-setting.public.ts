/** What other modules may use of the site's settings. */
export { agencyOf, type Agency } from './agency.ts';
export { DEMO_SITE } from './demo-site.ts';
export { findSiteSetting } from './site-setting.repository.ts';
