// A chunk of its own: most visits answer nothing.
export { DeclineDialog } from '@dara/agency/job';
