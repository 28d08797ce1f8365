/** The public interface of the application module. */
export { completeHires, endApplications } from './application-end.ts';
export { writeStars } from './application-opinion.repository.ts';
