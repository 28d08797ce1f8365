/** The public interface of the application module. */
export { writeStars } from './application-opinion.repository.ts';
