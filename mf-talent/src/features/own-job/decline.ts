// Separate chunk: rarely needed.
export { DeclineDialog } from '@dara/agency/job';
