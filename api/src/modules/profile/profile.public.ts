/** The public interface of the profile module. */
export { findProfile } from './profile.repository.ts';
export { ManagementProfile } from './profile.schema.ts';
export { lockProfileRow } from './lock-profile.ts';
export { endAccess } from './write/profile-change.ts';
