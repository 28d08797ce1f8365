/** The public interface of the brief module. */
export { scriptFiles } from './script/script.repository.ts';
