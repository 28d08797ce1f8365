/** What other modules may use of application. */
export { writeStars } from './application-opinion.repository.ts';
