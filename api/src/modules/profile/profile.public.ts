/** What other modules may use of profile. */
export { findProfile } from './profile.repository.ts';
export { ManagementProfile } from './profile.schema.ts';
