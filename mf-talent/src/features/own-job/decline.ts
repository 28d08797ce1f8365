// A chunk of its own: most visits answer nothing.
export { DeclineDialog } from '@dara/shared/job';
