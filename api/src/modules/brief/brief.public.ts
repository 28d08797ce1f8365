/** The public interface of the brief module. */
export { starredTalents } from './brief.repository.ts';
